import type { Budget } from './page-budgets.ts'

/**
 * The budgets that do not hold, in words. Nothing found is no small page: the build has changed, and the measure looks
 * for what it was.
 */
export const brokenBudgets = (budgets: readonly Budget[]): string[] =>
  budgets.flatMap(({ what, bytes, limit }) => {
    if (!(bytes > 0)) return [`${what}, of which nothing was found`]
    return bytes > limit ? [`${what}, by ${Math.ceil(bytes - limit)} bytes`] : []
  })
