/** Reads docs/conformance.md: its statements with their proofs, and its fixed texts with the scene that shows each. */
import { readFileSync } from 'node:fs'
import { proofsIn } from './proof.ts'

const document = readFileSync('docs/conformance.md', 'utf8')

function cellsOf(heading: string): string[][] {
  const part = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

export const statements = cellsOf('Statements').map(([section = '', statement = '', , proof = '']) => ({
  section,
  statement,
  proofs: proofsIn(proof),
}))

export const beyond = cellsOf('Beyond the specification').map(([tool = '', , proof = '']) => ({
  tool,
  proofs: proofsIn(proof),
}))

export const fixedTexts = cellsOf('Fixed texts').map(([, text = '', scene = '']) => ({
  text,
  scene: scene.replaceAll('`', ''),
}))
