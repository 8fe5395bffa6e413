import { sqm } from '#contract/format/square-metres.ts'
import { projectTypeLabel } from '#contract/project-type.ts'
import type { Criterion } from './find.ts'
import { findCopy } from './find-copy.ts'
import { type Criteria, NO_CRITERIA } from './find-criteria.ts'
import { inWords } from './in-words.ts'
import { shortNaira } from './short-naira.ts'

/** One thing that was chosen, in words, and the criteria without it. */
export type Chosen = { criterion: Criterion; words: string; without: Criteria }

/** States by their key; a key that no list names is shown as it stands in the address. */
export type StateNames = ReadonlyMap<string, string>

/** Everything chosen, one by one. The order of the list is no criterion. */
export function chosenOf(criteria: Criteria, names: StateNames): Chosen[] {
  const { text, lines, states } = criteria
  const one = (criterion: Criterion, words: string | null, change: Partial<Criteria>): Chosen[] =>
    words === null ? [] : [{ criterion, words, without: { ...criteria, ...change } }]
  return [
    ...one('text', text ? findCopy.quoted(text) : null, { text: '' }),
    ...lines.flatMap((line) =>
      one('lines', projectTypeLabel(line), { lines: lines.filter((other) => other !== line) }),
    ),
    ...states.flatMap((state) =>
      one('states', stateName(state, names), { states: states.filter((other) => other !== state) }),
    ),
    ...one('price', rangeWords(criteria.minPrice, criteria.maxPrice, shortNaira), {
      minPrice: null,
      maxPrice: null,
    }),
    ...one(
      'monthly',
      criteria.maxMonthly === null ? null : findCopy.aMonth(shortNaira(criteria.maxMonthly)),
      {
        maxMonthly: null,
      },
    ),
    ...one('size', rangeWords(criteria.minSize, criteria.maxSize, sqm), { minSize: null, maxSize: null }),
    ...(['instalments', 'tours', 'available'] as const).flatMap((flag) =>
      one(flag, criteria[flag] ? findCopy[flag] : null, { [flag]: false }),
    ),
  ]
}

/** The criteria without one criterion, all its values included. */
export function withoutCriterion(criteria: Criteria, criterion: Criterion): Criteria {
  const { minPrice, maxPrice, minSize, maxSize, maxMonthly, ...same } = NO_CRITERIA
  if (criterion === 'price') return { ...criteria, minPrice, maxPrice }
  if (criterion === 'size') return { ...criteria, minSize, maxSize }
  if (criterion === 'monthly') return { ...criteria, maxMonthly }
  return { ...criteria, [criterion]: same[criterion] }
}

export type WayOut = { words: string; packages: number; next: Criteria }

/** Which one criterion to leave out, and how many packages that brings; what brings most comes first. */
export function waysOut(
  criteria: Criteria,
  without: ReadonlyMap<Criterion, number>,
  names: StateNames,
): WayOut[] {
  const chosen = chosenOf(criteria, names)
  return [...without]
    .sort(([, a], [, b]) => b - a)
    .map(([criterion, packages]) => ({
      words: inWords(chosen.filter((one) => one.criterion === criterion).map(({ words }) => words)),
      packages,
      next: withoutCriterion(criteria, criterion),
    }))
}

export const stateName = (key: string, names: StateNames): string =>
  names.get(key) ??
  key.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())

function rangeWords(
  least: number | null,
  most: number | null,
  say: (amount: number) => string,
): string | null {
  if (least !== null && most !== null) return findCopy.between(say(least), say(most))
  if (most !== null) return findCopy.upTo(say(most))
  return least === null ? null : findCopy.from(say(least))
}
