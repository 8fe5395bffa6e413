import { describe, expect, test } from 'vitest'
import type { Package } from '#contract/records/package.ts'
import { samplePackage, samplePromo } from '#src/features/packages/sample-package-for-tests.ts'
import { type Chosen, enquiryText } from './enquiry-text.ts'

const pkg = samplePackage({
  name: 'Ewekoro Hills 300',
  location: 'Ewekoro',
  amount: 2_400_000,
  infrastructureFee: 350_000,
  installmentOption: true,
  installmentDuration: 12,
})
const address = 'https://adbond.example/projects/package/102'
/** Read just now. */
const read = (pkg: Package, storedAt = Date.now()) => ({ pkg, storedAt })
const emberOffer = samplePromo(12.5)
const middleOf = (text: string) => text.split('\n').slice(1, -1)

describe('a question about a package', () => {
  test('names the package and its address', () => {
    const text = enquiryText(read(pkg), { plan: null, units: 1 }, address)
    expect(text.startsWith('Hello, I am looking at Ewekoro Hills 300, ')).toBe(true)
    expect(text.endsWith(`\n${address}`)).toBe(true)
  })

  test('names no place where the package has none', () => {
    const text = enquiryText(read({ ...pkg, location: '', state: '' }), { plan: null, units: 1 }, address)
    expect(text.split('\n')[0]).toBe('Hello, I am looking at Ewekoro Hills 300.')
  })

  test.each([
    ['no plan yet', {}, { plan: null, units: 1 }, 'Price per unit: ₦2,400,000.'],
    [
      'no plan yet, but units',
      {},
      { plan: null, units: 3 },
      '3 × ₦2,400,000: ₦7,200,000, Infrastructure fee: ₦1,050,000\n3 units: ₦8,250,000 in all.',
    ],
    ['paid at once', {}, { plan: 'one-off', units: 1 }, 'One-Off, 1 unit: ₦2,750,000 in all.'],
    [
      'paid in parts, as the screen adds it up',
      {},
      { plan: 'installments', units: 2 },
      'Installments over 12 months, 2 units: ₦5,500,000 in all.\nMonthly × 11: ₦458,333, Last month: ₦458,337',
    ],
    [
      'paid in fewer parts than the record allows',
      {},
      { plan: 'installments', units: 1, terms: { first: 75_000_000, months: 10 } },
      'Installments over 10 months, 1 unit: ₦2,750,000 in all.\nFirst payment: ₦750,000, Then monthly × 10: ₦200,000',
    ],
    [
      'paid as a whole first, so over no months',
      {},
      { plan: 'installments', units: 1, terms: { first: 275_000_000, months: 12 } },
      'Installments, 1 unit: ₦2,750,000 in all.\nFirst payment: ₦2,750,000',
    ],
    [
      'nothing to buy and no tour, so no day to come',
      { soldOut: true },
      { plan: null, units: 1, wantsDate: true },
      'It is not for sale any more. Is there one like it?',
    ],
    [
      'with an offer that may apply',
      { promos: [emberOffer] },
      { plan: 'one-off', units: 1 },
      'One-Off, 1 unit: ₦2,750,000 in all.\n12.5% off the price, if it applies: -₦300,000',
    ],
    [
      'no tour to book',
      { amount: 0 },
      { plan: null, units: 1, wantsDate: true },
      'What does it cost?\nOn which day can I come and see it?',
    ],
    ['no price', { amount: 0 }, { plan: null, units: 1 }, 'What does it cost?'],
    [
      'nothing to buy',
      { soldOut: true },
      { plan: null, units: 1 },
      'It is not for sale any more. Is there one like it?',
    ],
  ] satisfies [string, Partial<Package>, Chosen, string][])(
    'tells what is chosen: %s',
    (_, changed, chosen, said) => {
      expect(middleOf(enquiryText(read({ ...pkg, ...changed }), chosen, address))).toEqual(said.split('\n'))
    },
  )

  test('names the day of a price that was not read today', () => {
    const old = (changed: Partial<Package>, plan: Chosen['plan'], units = 1) =>
      enquiryText(read({ ...pkg, ...changed }, Date.UTC(2026, 10, 2, 23, 30)), { plan, units }, address)
    const day = `\nPrices as of Nov 3, 2026\n${address}`
    expect(old({}, null)).toContain(day)
    expect(old({}, null, 2)).toContain(day)
    expect(old({}, 'installments')).toContain(day)
    expect(old({ amount: 0 }, null)).not.toContain('as of')
    expect(old({ soldOut: true }, null)).not.toContain('as of')
  })
})
