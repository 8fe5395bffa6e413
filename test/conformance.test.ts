/** Checks docs/conformance.md: every proof is a test that exists, and every fixed text has its place. */
import { describe, expect, it } from 'vitest'
import { beyond, fixedTexts, statements } from './harness/conformance-table.ts'
import { problemOf } from './harness/proof.ts'

const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

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

  it('holds what goes beyond the specification to the same', async () => {
    expect(beyond.length).toBeGreaterThan(2)
    expect(beyond.filter(({ proofs }) => proofs.length === 0).map(({ tool }) => tool)).toEqual([])
    const problems = await Promise.all(beyond.flatMap(({ proofs }) => proofs.map(problemOf)))
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

// test/audits/fixed-texts.spec.ts checks whether they are seen there.
it('every fixed text of the specification names the place where it is seen', () => {
  expect(fixedTexts.length).toBeGreaterThan(70)
  expect(fixedTexts.filter(({ text, scene }) => !text || !scene)).toEqual([])
})
