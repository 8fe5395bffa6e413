/**
 * Whether the long checks run with all their counts (`--whole`). CI takes a share of each: every screen, device and
 * fault is met there, but not each with each (decision 156).
 */
export const isWhole = Boolean(process.env.FULL)

export const count = (whole: number, bounded: number): number => (isWhole ? whole : bounded)

/** One of `shares` equal parts, each item in one of them; all items in a whole run. */
export function shareOf<Item>(items: readonly Item[], part: number, shares: number): readonly Item[] {
  return isWhole ? items : items.filter((_, place) => place % shares === part % shares)
}
