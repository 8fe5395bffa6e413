/** docs/conformance.md is held to what it says: every proof is a test that exists, every fixed text stands in the source. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const SECTIONS = ['2', '3', '4', '5', '6', '7', '8', '9']
const document = await readFile('docs/conformance.md', 'utf8')

const cellsOf = (heading: string): string[][] => {
  const part = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

const statements = cellsOf('Statements').map(([section = '', statement = '', , proof = '']) => ({
  section,
  statement,
  proofs: [...proof.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title })),
}))
const fixedTexts = cellsOf('Fixed texts').map(([, text = '']) => text)

/** What is wrong with a proof; null when its file is a test and holds a title that begins so. */
async function problemOf({ file, title }: { file: string; title: string }): Promise<string | null> {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return `${file} is no test`
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return `${file} does not exist`
  // A title, or the name of a row of a table, stands in quotes.
  return ["'", '`', '"'].some((quote) => text.includes(quote + title)) ? null : `${file} has no “${title}”`
}

/** The words of the site, with the signs of TypeScript around them put aside. */
async function wordsOfTheSource(): Promise<string> {
  const files = await readdir('src', { recursive: true, withFileTypes: true })
  const sources = files.filter(
    (file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\./.test(file.name),
  )
  const texts = await Promise.all(
    sources.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  )
  return texts.join('\n').replaceAll("\\'", "'")
}

/** A text as a pattern: what is filled in may be anything on one line. */
const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^\\n]{1,40}?'),
  )

describe('the table of conformance', () => {
  it('has rows for every section, and a proof in every row', () => {
    expect(statements.length).toBeGreaterThan(80)
    expect(
      SECTIONS.filter((section) => !statements.some((row) => row.section.split(' ')[0] === section)),
    ).toEqual([])
    expect(statements.filter(({ proofs }) => proofs.length === 0).map(({ statement }) => statement)).toEqual(
      [],
    )
  })

  it('names only tests that exist', async () => {
    const problems = await Promise.all(statements.flatMap(({ proofs }) => proofs.map(problemOf)))
    expect(problems.filter(Boolean)).toEqual([])
  })

  it('would notice a test that does not exist', async () => {
    expect(await problemOf({ file: 'test/nowhere.test.ts', title: 'x' })).toMatch(/does not exist/)
    expect(await problemOf({ file: 'test/house-rules.test.ts', title: 'a title that nobody wrote' })).toMatch(
      /has no/,
    )
    expect(await problemOf({ file: 'README.md', title: 'Adbond' })).toMatch(/is no test/)
  })
})

describe('the fixed texts of the specification', () => {
  it('stand in the source, every one', async () => {
    const source = await wordsOfTheSource()
    expect(fixedTexts.length).toBeGreaterThan(70)
    expect(fixedTexts.filter((text) => !patternOf(text).test(source))).toEqual([])
  })

  it('are told apart from words that stand nowhere', async () => {
    expect(patternOf('No {tab} seen anywhere').test(await wordsOfTheSource())).toBe(false)
  })
})
