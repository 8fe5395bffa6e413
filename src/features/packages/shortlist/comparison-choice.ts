import { MAX_COMPARED } from '#src/features/packages/shortlist/kept/compare-address.ts'

/**
 * What "Compare" leads to: what is ticked, if that is at least two. As long as nothing is ticked and the list itself is
 * short enough, it is the whole list. Null: more has to be ticked.
 */
export function comparisonOf(saved: readonly string[], ticked: readonly string[]): string[] | null {
  const chosen = saved.filter((id) => ticked.includes(id))
  if (chosen.length >= 2) return chosen.slice(0, MAX_COMPARED)
  return chosen.length === 0 && saved.length >= 2 && saved.length <= MAX_COMPARED ? [...saved] : null
}
