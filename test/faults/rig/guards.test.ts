import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allGuards, kindsOfGuards } from './guards.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

it.each(allGuards)(
  'the text of "$guard" stands once in $file, so that R21 can take it out',
  ({ file, text }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(text)).toHaveLength(2)
  },
)

it('row R21 counts every guard that the code has, and names each', () => {
  const row = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| R21 |'))
  expect(row).toContain(`${allGuards.length} guards (${kindsOfGuards})`)
  for (const { guard } of allGuards) expect(row).toContain(`${guard} (`)
})
