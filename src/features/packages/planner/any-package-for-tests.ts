import fc from 'fast-check'
import { samplePromo } from '#src/features/packages/sample-package-for-tests.ts'

const KOBO = 100

const naira = fc.oneof(
  fc.integer({ min: 1, max: 500_000_000 }),
  fc.integer({ min: 1, max: 50_000_000_000 }).map((kobo) => kobo / KOBO),
)
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 6 })

/** Whatever figures a record may hold, with the slips that records have. */
export const anyFigures = fc.record({
  amount: naira,
  infrastructureFee: often(fc.oneof(naira, fc.integer({ min: -5, max: 0 }))),
  minPrice: often(fc.oneof(naira, fc.constant(0))),
  installmentDuration: often(fc.oneof(fc.integer({ min: -1, max: 120 }), fc.constant(10.5))),
  promos: fc.array(
    fc
      .record({
        discount: fc.oneof(fc.integer({ min: 0, max: 110 }), fc.constant(12.5)),
        active: fc.boolean(),
      })
      .map(({ discount, active }) => samplePromo(discount, { active })),
    { maxLength: 2 },
  ),
})

export const anyUnits = fc.integer({ min: 1, max: 60 })

/** What an address may carry, whoever wrote it. */
export const anyWish = fc.record({
  months: fc.option(fc.integer({ min: 0, max: 9_999 })),
  deposit: fc.option(fc.integer({ min: 0, max: 9_999_999_999_999 })),
})
