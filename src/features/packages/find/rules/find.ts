/** Filter and order of the search: pure, and quick enough to run with every key. */
import { compare } from '#contract/records/compare.ts'
import { holdsWords, wordsAsked } from '#src/format/folded.ts'
import type { Criteria, Sort } from './find-criteria.ts'
import type { Findable } from './findable.ts'

/** Each package's soonest tour as `Y-m-d`; null while its tours, or all, are not known on this phone. */
export type Tours = ReadonlyMap<string, string | null> | null

export const CRITERIA = [
  'text',
  'lines',
  'states',
  'price',
  'monthly',
  'size',
  'instalments',
  'tours',
  'available',
] as const
/** A range is one criterion, with both its ends. */
export type Criterion = (typeof CRITERIA)[number]

/** Null: the record does not say. */
type Verdict = boolean | null
type Test = (findable: Findable) => Verdict

export type Found = {
  results: readonly Findable[]
  /** Packages that fit as far as one can tell; the criterion that one cannot tell. */
  unjudged: ReadonlyMap<Criterion, number>
  /** How many more there would be without the one criterion. */
  without: ReadonlyMap<Criterion, number>
}

/** The tests that the criteria ask for, and no others. */
export function testsOf(criteria: Criteria, tours: Tours): [Criterion, Test][] {
  const words = wordsAsked(criteria.text)
  const price = between(kobo(criteria.minPrice), kobo(criteria.maxPrice))
  const monthly = between(null, kobo(criteria.maxMonthly))
  const size = between(criteria.minSize, criteria.maxSize)
  const all: [Criterion, Test | false | null][] = [
    ['text', words.length > 0 && ((one) => holdsWords(one.words, words))],
    ['lines', criteria.lines.length > 0 && ((one) => criteria.lines.includes(one.type))],
    ['states', criteria.states.length > 0 && ((one) => isInState(one, criteria.states))],
    ['price', price && ((one) => price(one.price))],
    [
      'monthly',
      monthly && ((one) => (one.pkg.installmentOption ? monthly(one.monthly?.amount ?? null) : false)),
    ],
    ['size', size && ((one) => size(one.size))],
    ['instalments', criteria.instalments && ((one) => one.pkg.installmentOption)],
    ['tours', criteria.tours && ((one) => tours && hasTour(tours.get(one.pkg.id)))],
    ['available', criteria.available && ((one) => one.isOnSale)],
  ]
  return all.flatMap(([name, test]) => (test ? [[name, test] as [Criterion, Test]] : []))
}

export function find(all: readonly Findable[], criteria: Criteria, tours: Tours): Found {
  const tests = testsOf(criteria, tours)
  const results: Findable[] = []
  const unjudged = new Map<Criterion, number>()
  const without = new Map<Criterion, number>()
  for (const one of all) {
    const against: Criterion[] = []
    let isRefused = false
    for (const [name, test] of tests) {
      const verdict = test(one)
      if (verdict === true) continue
      against.push(name)
      isRefused ||= verdict === false
      if (isRefused && against.length > 1) break
    }
    const [only] = against
    if (only === undefined) results.push(one)
    else if (!isRefused) count(unjudged, only)
    if (only !== undefined && against.length === 1) count(without, only)
  }
  return { results: inOrder(results, criteria.sort, tours), unjudged, without }
}

/** A record without a state may name it in its place. */
function isInState({ state, place }: Findable, wanted: readonly string[]): Verdict {
  if (state !== '') return wanted.includes(state)
  return wanted.some((one) => place.includes(` ${one.replaceAll('-', ' ')} `)) || null
}

function between(least: number | null, most: number | null): ((amount: number | null) => Verdict) | null {
  if (least === null && most === null) return null
  return (amount) => (amount === null ? null : amount >= (least ?? 0) && amount <= (most ?? Infinity))
}

type Rank = { of: (findable: Findable, tours: Tours) => number | null; isDown?: true }

/** What is not known comes last, whichever way the order goes. */
const RANKS: Record<Exclude<Sort, 'listed'>, Rank> = {
  price: { of: ({ price }) => price },
  'price-high': { of: ({ price }) => price, isDown: true },
  'per-month': { of: ({ monthly }) => monthly?.amount ?? null },
  'per-sqm': { of: ({ perSqm }) => perSqm },
  largest: { of: ({ size }) => size, isDown: true },
  smallest: { of: ({ size }) => size },
  tour: { of: ({ pkg }, tours) => dayNumber(tours?.get(pkg.id)) },
}

/** What can be bought comes first in every order, and equals stand as the provider lists them. */
function inOrder(results: readonly Findable[], sort: Sort, tours: Tours): Findable[] {
  const rank = sort === 'listed' ? null : RANKS[sort]
  const ranked = results.map((one) => {
    const place = rank?.of(one, tours) ?? null
    return { one, place: place === null ? Infinity : rank?.isDown ? -place : place }
  })
  ranked.sort((a, b) => Number(b.one.isOnSale) - Number(a.one.isOnSale) || compare(a.place, b.place))
  return ranked.map(({ one }) => one)
}

const hasTour = (day: string | null | undefined): Verdict => (day === null ? null : day !== undefined)
const dayNumber = (day: string | null | undefined): number | null =>
  !day ? null : Number(day.replaceAll('-', ''))

const kobo = (naira: number | null) => naira && naira * 100

const count = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1)
