import { expect, it } from 'vitest'
import { naira } from '#contract/format/naira.ts'
import { packageHead } from '#contract/link-preview/package-head.ts'
import { copy } from './copy.ts'
import { packageFacts } from './detail/package-facts.ts'
import { samplePackage } from './sample-package-for-tests.ts'

it.each([1, 999, 2_400_000, 2_400_000.5, 1_234_567_890.25])(
  'a preview names a price of %d as the screen does',
  (amount) =>
    expect(packageHead(samplePackage({ amount })).description.split(' · ')[0]).toBe(
      naira(amount, { decimals: 0 }),
    ),
)

it('a preview names no price, and a size, as the screen does', () => {
  const pkg = samplePackage({ amount: 0, size: 1_250.5, description: '' })
  const said = packageHead(pkg).description
  expect(said.startsWith(copy.priceOnRequest)).toBe(true)
  expect(said).toContain(packageFacts(pkg, null).find(({ name }) => name === 'Size')?.value)
})
