/** What a search asks for, and how it stands in the address, so that it can be sent to somebody. */
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { stateKey } from '#src/format/folded.ts'

export const SORTS = [
  'listed',
  'price',
  'price-high',
  'per-month',
  'per-sqm',
  'largest',
  'smallest',
  'tour',
] as const
export type Sort = (typeof SORTS)[number]

/** Amounts are whole naira, sizes square metres; null, false, `''` and `[]` ask for nothing. */
export type Criteria = {
  /** Words, with one blank between them. */
  text: string
  lines: readonly ProjectTypeSlug[]
  /** Keys of `stateKey`. */
  states: readonly string[]
  minPrice: number | null
  maxPrice: number | null
  /** Of an instalment. */
  maxMonthly: number | null
  minSize: number | null
  maxSize: number | null
  instalments: boolean
  tours: boolean
  available: boolean
  sort: Sort
}

export const NO_CRITERIA: Criteria = {
  text: '',
  lines: [],
  states: [],
  minPrice: null,
  maxPrice: null,
  maxMonthly: null,
  minSize: null,
  maxSize: null,
  instalments: false,
  tours: false,
  available: false,
  sort: 'listed',
}

const TEXT_MAX = 100
const STATES_MAX = 40 // Nigeria has 36 and the capital
const AMOUNTS = {
  minPrice: 'min',
  maxPrice: 'max',
  maxMonthly: 'month',
  minSize: 'minsize',
  maxSize: 'maxsize',
} as const
const FLAGS = { instalments: 'instalments', tours: 'tours', available: 'available' } as const
const NAMES = ['q', 'line', 'state', 'sort', ...Object.values(AMOUNTS), ...Object.values(FLAGS)]

/** One form of every question: blanks, order and doubles do not matter, and a range begins at its lower end. */
export function tidyCriteria(criteria: Criteria): Criteria {
  const [minPrice, maxPrice] = range(criteria.minPrice, criteria.maxPrice)
  const [minSize, maxSize] = range(criteria.minSize, criteria.maxSize)
  return {
    ...criteria,
    ...{ minPrice, maxPrice, minSize, maxSize },
    text: tidyText(criteria.text),
    lines: PROJECT_TYPES.filter((type) => criteria.lines.includes(type)),
    states: [...new Set(criteria.states.map(stateKey).filter(Boolean))].sort().slice(0, STATES_MAX),
  }
}

export const tidyText = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX).trim()

/** What an address asks for. Unknown or wrong values ask for nothing. */
export function parseCriteria(query: URLSearchParams): Criteria {
  const amount = (name: string) => amountIn(query.get(name))
  return tidyCriteria({
    text: query.get('q') ?? '',
    lines: PROJECT_TYPES.filter((type) => query.getAll('line').includes(type)),
    states: query.getAll('state'),
    minPrice: amount(AMOUNTS.minPrice),
    maxPrice: amount(AMOUNTS.maxPrice),
    maxMonthly: amount(AMOUNTS.maxMonthly),
    minSize: amount(AMOUNTS.minSize),
    maxSize: amount(AMOUNTS.maxSize),
    instalments: query.get(FLAGS.instalments) === '1',
    tours: query.get(FLAGS.tours) === '1',
    available: query.get(FLAGS.available) === '1',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'listed',
  })
}

/** The query with these criteria; parameters of others stay. */
export function withCriteria(query: URLSearchParams, wanted: Criteria): URLSearchParams {
  const criteria = tidyCriteria(wanted)
  const next = new URLSearchParams(query)
  for (const name of NAMES) next.delete(name)
  if (criteria.text) next.set('q', criteria.text)
  for (const line of criteria.lines) next.append('line', line)
  for (const state of criteria.states) next.append('state', state)
  for (const [key, name] of entries(AMOUNTS)) {
    const amount = criteria[key]
    if (amount !== null) next.set(name, String(amount))
  }
  for (const [key, name] of entries(FLAGS)) if (criteria[key]) next.set(name, '1')
  if (criteria.sort !== 'listed') next.set('sort', criteria.sort)
  return next
}

/** Whether anything is asked, an order included. */
export const asksAnything = (criteria: Criteria): boolean =>
  String(withCriteria(new URLSearchParams(), criteria)) !== ''

/**
 * A press changes what the screen showed (`from` → `to`). The address may have moved on by then, by a press just before:
 * it keeps that, and takes this change too.
 */
export function rebased(now: Criteria, from: Criteria, to: Criteria): Criteria {
  const changed = Object.entries(to).filter(([key, value]) => from[key as keyof Criteria] !== value)
  return {
    ...now,
    ...Object.fromEntries(changed),
    lines: listAfter(now.lines, from.lines, to.lines),
    states: listAfter(now.states, from.states, to.states),
  }
}

const listAfter = <Value>(now: readonly Value[], from: readonly Value[], to: readonly Value[]): Value[] => [
  ...now.filter((one) => to.includes(one) || !from.includes(one)),
  ...to.filter((one) => !from.includes(one) && !now.includes(one)),
]

const MOST = 1e12

function amountIn(text: string | null): number | null {
  if (text === null || !/^\d{1,13}(\.\d{1,2})?$/.test(text)) return null
  const amount = Number(text)
  return amount > 0 && amount <= MOST ? amount : null
}

function range(least: number | null, most: number | null): [number | null, number | null] {
  return least !== null && most !== null && least > most ? [most, least] : [least, most]
}

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]
