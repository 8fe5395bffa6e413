import { PROJECT_TYPES } from '#contract/project-type.ts'
import type { Package } from '#contract/records/package.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import type { Tours } from './find.ts'
import { type Criteria, NO_CRITERIA, SORTS } from './find-criteria.ts'
import { type Findable, findableOf } from './findable.ts'

export const STORED_AT = Date.UTC(2026, 11, 1)

export const sampleFindable = (changes: Partial<Package> = {}): Findable =>
  findableOf(samplePackage(changes), { type: 'land', storedAt: STORED_AT })

/** A row of numbers from 0 to 1 that is the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const STATES = ['Lagos', 'Ogun State', 'ogun', 'Akwa Ibom', 'FCT Abuja', '']
const NAMES = ['Ìbàdàn plot', 'Maize farm', 'Three-bedroom terrace', 'Corner piece, 500 sqm', 'Oil palm acre']

/** Packages of every kind, also such as leave out what a filter asks. */
export function manyFindables(count: number, seed: number): Findable[] {
  const next = numbers(seed)
  const one = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value =>
    values[Math.floor(next() * values.length)] as Value
  return Array.from({ length: count }, (_, at) => {
    const pkg = samplePackage({
      id: String(at),
      name: `${one(NAMES)} ${at}`,
      state: one(STATES),
      location: next() < 0.2 ? 'Eleko road, Lagos' : 'Off the expressway',
      amount: next() < 0.1 ? 0 : Math.round(next() * 400) * 50_000,
      size: next() < 0.1 ? null : Math.round(next() * 1_000),
      minPrice: next() < 0.5 ? 200_000 : null,
      installmentOption: next() < 0.6,
      installmentDuration: next() < 0.2 ? null : Math.round(next() * 24),
      soldOut: next() < 0.1,
      active: next() < 0.95,
      benefits: [{ name: one(['Perimeter fence', 'Borehole', 'C of O']), icon: null }],
    })
    return findableOf(pkg, { type: one(PROJECT_TYPES), storedAt: STORED_AT })
  })
}

/** The soonest tours of about a third of them. */
export const manyTours = (findables: readonly Findable[], seed: number): Tours => {
  const next = numbers(seed)
  return new Map(
    findables
      .filter(() => next() < 0.3)
      .map(({ pkg }) => [pkg.id, `2026-12-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`]),
  )
}

/** Questions of every kind; each part is asked in about a quarter of them. */
export function manyCriteria(count: number, seed: number): Criteria[] {
  const next = numbers(seed)
  const maybe = <Value>(value: () => Value, otherwise: Value): Value => (next() < 0.25 ? value() : otherwise)
  const amount = (most: number) => maybe<number | null>(() => 1 + Math.floor(next() * most), null)
  return Array.from({ length: count }, () => ({
    text: maybe(
      () => ['ibadan', 'Corner  500', ' borehole ', 'a&b=c', '“é”'][Math.floor(next() * 5)] ?? '',
      '',
    ),
    lines: maybe(() => PROJECT_TYPES.filter(() => next() < 0.5), []),
    states: maybe(() => ['ogun', 'akwa-ibom', 'Lagos', 'FCT Abuja'].filter(() => next() < 0.5), []),
    minPrice: amount(8_000_000),
    maxPrice: amount(20_000_000),
    maxMonthly: amount(900_000),
    minSize: amount(600),
    maxSize: amount(1_000),
    instalments: maybe(() => true, false),
    tours: maybe(() => true, false),
    available: maybe(() => true, false),
    sort: SORTS[Math.floor(next() * SORTS.length)] ?? NO_CRITERIA.sort,
  }))
}
