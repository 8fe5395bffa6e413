/** The middle value; of an even number the lower of the two. Empty gives NaN, which no limit passes. */
export const median = (values: readonly number[]): number => percentile(values, 50)

/** The smallest value that at least `share` per cent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN
}
