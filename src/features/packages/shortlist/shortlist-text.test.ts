import { expect, it } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { savedDay } from '#src/features/packages/price-day.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { entryOf } from './changes-since-saved.ts'
import { shortlistText } from './shortlist-text.ts'

/** Nov 3, 2026, in Lagos already. */
const READ = Date.UTC(2026, 10, 2, 23, 30)
const ORIGIN = 'https://adbond.example'
const saved = (pkg: Partial<Package>) => entryOf(samplePackage(pkg), 'land', 1)
const text = (...packages: Partial<Package>[]) =>
  shortlistText(
    packages
      .map(samplePackage)
      .map((pkg) => ({ entry: saved({ id: pkg.id }), known: { pkg, type: null, storedAt: READ } })),
    ORIGIN,
  )

it('names each package with price, place and link, and the comparison', () => {
  expect(text({}, { id: '8', name: 'Epe farm', amount: 900_000, location: 'Epe, Lagos' })).toBe(
    `My Adbond shortlist

1. Ibeju plot, 500 sqm
₦3,500,000, Eleko road, Lagos
${ORIGIN}/projects/package/7

2. Epe farm
₦900,000, Epe, Lagos
${ORIGIN}/projects/package/8

Prices as of Nov 3, 2026

Side by side:
${ORIGIN}/compare?packages=7,8`,
  )
})

it.each<[string, Partial<Package>, string]>([
  ['no price', { amount: 0 }, 'Price on request, Eleko road, Lagos'],
  ['sold out', { soldOut: true }, '₦3,500,000, Sold out, Eleko road, Lagos'],
  ['no place', { location: '', state: '' }, '₦3,500,000'],
])('says %s', (_, changes, figures) => {
  expect(text(changes).split('\n')[3]).toBe(figures)
})

it('compares neither one nor four', () => {
  expect(text({})).not.toContain('/compare')
  expect(text({}, { id: '1' }, { id: '2' }, { id: '3' })).not.toContain('/compare')
})

it('names what is not read yet as it was when it was saved', () => {
  const unread = [saved({}), saved({ id: '8', name: 'Epe farm', amount: 0, soldOut: true })]
  const shared = shortlistText(
    unread.map((entry) => ({ entry, known: null })),
    ORIGIN,
  )
  expect(shared.split('\n\n').slice(1)).toEqual([
    `1. Ibeju plot, 500 sqm\n₦3,500,000\n${ORIGIN}/projects/package/7`,
    `2. Epe farm\nPrice on request, Sold out\n${ORIGIN}/projects/package/8`,
    'Prices as of Jan 1, 1970',
    `Side by side:\n${ORIGIN}/compare?packages=7,8`,
  ])
})

it('a day that a clock ahead has written is no later than today', () => {
  const entry = { ...saved({}), savedAt: Date.now() + 40 * 86_400_000 }
  expect(shortlistText([{ entry, known: null }], ORIGIN)).toContain(`as of ${savedDay(Date.now())}`)
})
