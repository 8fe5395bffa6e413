import { expect, it } from 'vitest'
import { naira } from '#contract/format/naira.ts'
import { packageHead } from '#contract/link-preview/package-head.ts'
import { schemas } from '#contract/records/schemas.ts'
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

it('a preview shows the first flat picture, and describes without markup', () => {
  const media = ['/gate-360.jpg', '/media/gate.jpg'].map((url) => ({ url }))
  const description = '<p>C of O &amp; survey.</p><ul><li>Fence</li></ul>'
  const pkg = schemas.package({ id: 1, name: 'Plot', amount: 5, state: 'Oyo', media, description })
  expect(packageHead(pkg)).toMatchObject({
    picture: '/media/gate.jpg',
    description: '₦5 · Oyo. C of O & survey. Fence',
  })
})
