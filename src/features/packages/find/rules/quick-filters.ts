import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { findCopy } from './find-copy.ts'
import type { Criteria } from './find-criteria.ts'
import { shortNaira } from './short-naira.ts'

/** One press that sets a filter, and a second that takes it back. */
export type QuickFilter = { words: string; isOn: boolean; next: Criteria }

/** Prices in naira that people ask for first, by line: nobody looks for a house under three million. */
const PRICES: Record<ProjectTypeSlug | 'all', readonly number[]> = {
  all: [3e6, 10e6],
  land: [3e6, 5e6],
  agro: [1e6, 3e6],
  home: [50e6, 100e6],
}

export function quickFilters(criteria: Criteria, line: ProjectTypeSlug | null): QuickFilter[] {
  const price = (amount: number): QuickFilter => {
    const isOn = criteria.minPrice === null && criteria.maxPrice === amount
    return {
      words: findCopy.upTo(shortNaira(amount)),
      isOn,
      next: { ...criteria, minPrice: null, maxPrice: isOn ? null : amount },
    }
  }
  const instalments: QuickFilter = {
    words: findCopy.instalments,
    isOn: criteria.instalments,
    next: { ...criteria, instalments: !criteria.instalments },
  }
  return [instalments, ...PRICES[line ?? 'all'].map(price)]
}

/** The criteria with one state more, or one less. */
export function toggleState(criteria: Criteria, state: string): Criteria {
  const { states } = criteria
  const next = states.includes(state) ? states.filter((one) => one !== state) : [...states, state]
  return { ...criteria, states: next }
}
