export const FIRST_VIEW = 4 // spec §9: package cards per tab

/** The first four of a tab. The rest has arrived too and stays within reach (decision D2). */
export const shelf = <T>(packages: readonly T[], showsAll: boolean): readonly T[] =>
  showsAll ? packages : packages.slice(0, FIRST_VIEW)
