/**
 * Every rule that code and documents cite is told in docs/, every link leads somewhere, and every failure mode names a
 * test that exists.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { asLine, citationsIn, readLaw, readTexts, unresolvedOf } from '../scripts/cited-law.ts'
import { problemOf, proofsIn } from './harness/proof.ts'

const law = readLaw()
const texts = readTexts()
const citations = texts.flatMap(citationsIn)

const planted = (text: string, file = 'src/planted.ts') =>
  unresolvedOf(citationsIn({ file, text }), law).map(({ line, of }) => `${line}: ${of}`)

describe('citations', () => {
  it('lead somewhere, all of them', () => {
    expect(unresolvedOf(citations, law).map(asLine)).toEqual([])
    expect(citations.length).toBeGreaterThan(800)
  })

  it('are looked for in every wing', () => {
    const wings = new Set(citations.map(({ file }) => file.split('/')[0]))
    expect([...wings]).toEqual(
      expect.arrayContaining(['src', 'api', 'outbox', 'sw', 'contract', 'scripts', 'test', 'docs']),
    )
  })

  it.each([
    ['a reading that nobody wrote', '// decision D99', ['1: D99']],
    ['one of several', 'decisions E2, E3 and E99', ['1: E99']],
    ['the end of a span', 'decisions E2 to E99', ['1: E99']],
    ['a file that is not there', '\n/** See decision 999). */', ['2: 999']],
    ['a number that is none', 'decision 12', ['1: 12']],
    ['a section beyond the last', 'const A = 1 // spec §10', ['1: §10']],
    ['a part that the section does not have', '(spec §2, Moon tour)', ['1: §2, Moon tour']],
    ['a failure mode', 'FM-99', ['1: FM-99']],
    ['a failure mode without its dash', 'FM9', ['1: FM9']],
    ['a failure mode by its former name', 'failure mode F9', ['1: failure mode F9']],
    ['a letter that does not say what it is', 'in place (F9)', ['1: (F9)']],
    ['a row', 'row R99', ['1: R99']],
    ['what goes on over lines', '/**\n * As decision\n * D98 says.\n */', ['2: D98']],
    ['what goes on after //', '// see decisions D1,\n// D97', ['1: D97']],
  ])('are found where they lead nowhere: %s', (_, text, found) => {
    expect(planted(text)).toEqual(found)
  })

  it('are found in the columns of the table of conformance', () => {
    const row = (section: string, third: string) => `| ${section} | words | ${third} | proof |`
    expect(planted(row('2 Moon', 'D1 099'), 'docs/conformance.md')).toEqual(['1: §2, Moon', '1: 099'])
    expect(planted(row('2 Site tour', 'G2, 071'), 'docs/conformance.md')).toEqual([])
  })

  it.each([
    'spec §2, Site tour; decisions D7 and 105, FM-9, rows R11 and S4',
    'spec §4, §5',
    'RFC 9110 §14 and LGPL §4',
    'a decision of 12 people in a row',
  ])('are let be: %s', (text) => expect(planted(text)).toEqual([]))
})

describe('the links of the documents', () => {
  const links = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, to = '', heading]) => ({
        told: `${file}: ${to}${heading ? `#${heading}` : ''}`,
        place: to ? path.join(path.dirname(file), to) : file,
        heading,
      })),
    )

  it('lead to files that are there', () => {
    expect(links.filter(({ place }) => !existsSync(place)).map(({ told }) => told)).toEqual([])
    expect(links.length).toBeGreaterThan(150)
  })

  it('and to headings that are there', () => {
    const headingsOf = (place: string) =>
      [...(texts.find(({ file }) => file === place)?.text ?? '').matchAll(/^#+ (.+)$/gm)].map(
        ([, words = '']) =>
          words
            .toLowerCase()
            .replaceAll(/[^\w\- ]/g, '')
            .replaceAll(' ', '-'),
      )
    const lost = links.filter(({ place, heading }) => heading && !headingsOf(place).includes(heading))
    expect(lost.map(({ told }) => told)).toEqual([])
    expect(links.some(({ heading }) => heading)).toBe(true)
  })
})

it('the files that documents name are there, whatever folder they moved to', () => {
  const names = new Set(texts.map(({ file }) => path.basename(file)))
  const named = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|mjs|css|sql|md))`/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
  expect(named.filter(({ name }) => !names.has(name))).toEqual([])
  expect(named.length).toBeGreaterThan(400)
})

describe('the failure modes', () => {
  const told = texts.find(({ file }) => file === 'docs/failure-modes.md')?.text ?? ''
  const rows = told.match(/^\| FM-\d+ .*$/gm) ?? []

  it('are sixty, one row each', () => {
    const ids = rows.map((row) => /FM-\d+/.exec(row)?.[0])
    expect(ids).toEqual(Array.from({ length: 60 }, (_, index) => `FM-${index + 1}`))
  })

  it('name a test each, and only tests that exist', async () => {
    expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([])
    const problems = await Promise.all(rows.flatMap(proofsIn).map(problemOf))
    expect(problems.filter(Boolean)).toEqual([])
  })
})

it('the index of decisions names every file by its number and its own title', async () => {
  const index = await readFile('docs/decisions/README.md', 'utf8')
  const titles = texts.flatMap(({ file, text }) => {
    const name = /^docs\/decisions\/(\d{3}-.+)$/.exec(file)?.[1]
    const title = /^# \d{3}: (.+)/.exec(text)?.[1]
    return name ? [`| [${name.slice(0, 3)}](${name}) | ${title} |`] : []
  })
  expect(titles.length).toBeGreaterThan(50)
  expect(titles.filter((row) => !index.includes(row))).toEqual([])
})
