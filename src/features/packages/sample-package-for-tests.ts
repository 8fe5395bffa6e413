import type { Package, Promo } from '#contract/records/package.ts'
import { schemas } from '#contract/records/schemas.ts'

/** A plain plot on sale; each test changes what it is about. */
export const samplePackage = (changes: Partial<Package> = {}): Package => ({
  ...schemas.package({
    id: 7,
    name: 'Ibeju plot, 500 sqm',
    location: 'Eleko road, Lagos',
    state: 'Lagos',
    size: 500,
    units: 120,
    availableUnits: 34,
    amount: 3_500_000,
    active: true,
    status: 'Active',
  }),
  ...changes,
})

/** An offer without days of its own, which runs. */
export const samplePromo = (discount: number, changes: Partial<Promo> = {}): Promo => ({
  ...{ id: '1', title: '', description: '', start: '', end: '', discount, active: true },
  ...changes,
})
