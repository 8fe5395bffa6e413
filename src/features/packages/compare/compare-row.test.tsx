// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { CompareRow } from './compare-row.tsx'
import { compareRows } from './compare-rows.ts'

const rows = (amount: number) => (
  <table>
    {compareRows([samplePackage({ amount }), samplePackage()], () => ({ text: '' })).map((row) => (
      <CompareRow key={row.name} row={row} />
    ))}
  </table>
)

it.each([
  ['as many digits', 4_250_000],
  ['fewer digits', 950_000],
  ['more digits', 1_950_000_000],
  ['no price', 0],
])('a translated comparison whose price has changed to %s reads like a new one', async (_, amount) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(await wordsAfter(rows(3_750_000), rows(amount))).toBe(await wordsAfter(rows(amount)))
})
