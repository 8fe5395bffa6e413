import { shownAfterPress } from '#src/ui/lists/more-of-list.ts'

export const FIRST_VIEW = 4 // spec §9: package cards per tab

/**
 * The first four of a tab, or as many as were asked for. The rest has arrived too and stays within reach (decision D2):
 * `next` is how many stand there after one more press, null when all do.
 */
export function shelf<T>(
  packages: readonly T[],
  asked: number = FIRST_VIEW,
): { shown: readonly T[]; hasMore: boolean; next: number | null } {
  const shown = packages.slice(0, asked)
  return {
    shown,
    hasMore: packages.length > FIRST_VIEW,
    next: shown.length < packages.length ? shownAfterPress(shown.length, packages.length) : null,
  }
}
