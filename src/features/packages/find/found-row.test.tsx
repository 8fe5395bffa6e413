// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { FoundRow } from './found-row.tsx'
import { sampleFindable } from './rules/find-for-tests.ts'

const row = (changes: Partial<Package>, tour?: string) => (
  <MemoryRouter>
    <FoundRow findable={sampleFindable(changes)} tour={tour} showsLine />
  </MemoryRouter>
)

it.each<[string, Partial<Package>]>([
  ['a new price', { amount: 4_000_000, installmentOption: true, installmentDuration: 10 }],
  ['no price any more', { amount: 0 }],
])('a translated row of results with %s reads like a new one', async (_, changes) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const before = row({ installmentOption: true, installmentDuration: 10 }, '')
  const after = row(changes, '2026-12-05')
  expect(await wordsAfter(before, after)).toBe(await wordsAfter(after))
})
