const FIRST_VIEW = 4 // spec §9: package cards per tab

/** The first four of a tab. The rest has arrived too and stays within reach (decision D2). */
export function shelf<T>(
  packages: readonly T[],
  showsAll: boolean,
): { shown: readonly T[]; hasMore: boolean } {
  return {
    shown: showsAll ? packages : packages.slice(0, FIRST_VIEW),
    hasMore: packages.length > FIRST_VIEW,
  }
}
