/**
 * Which figures of a row are the best: all that share the lowest (or the largest) of at least two. None where all are
 * alike. Null is a figure that the record does not state, or that no longer counts.
 */
export function bestOfRow(figures: readonly (number | null)[], wanted: 'lowest' | 'largest'): boolean[] {
  const stated = figures.filter((figure) => figure !== null)
  const best = wanted === 'lowest' ? Math.min(...stated) : Math.max(...stated)
  const tellsApart = stated.length > 1 && stated.some((figure) => figure !== best)
  return figures.map((figure) => tellsApart && figure === best)
}
