import { type Limit, type LimitName, limits } from './limits.ts'

/** One measured figure: its limit, its route or part, and its reference. */
export type Figure = {
  limit: LimitName
  where: string
  value: number
  reference?: number
  /** Others worked on the machine. */
  isBusy?: boolean
}

export type Verdict = 'ok' | 'over goal' | 'broken'

/** The number that the goal refers to: the value, its ratio to the reference, or its excess over the reference. */
export function judged({ limit, value, reference = Number.NaN }: Figure): number {
  const { of }: Limit = limits[limit]
  if (of === 'ratio') return value / reference
  return of === 'excess' ? value - reference : value
}

/** A figure that could not be measured passes no limit. */
export function verdictOf(figure: Figure): Verdict {
  const { goal, broken, atLeast }: Limit = limits[figure.limit]
  const sign = atLeast ? -1 : 1
  const measured = judged(figure) * sign
  if (measured <= goal * sign) return 'ok'
  return measured <= broken * sign ? 'over goal' : 'broken'
}

/** The figure of one limit that is farthest from its goal. One that could not be measured is worse than any. */
export const worst = (figures: readonly Figure[]): Figure | undefined => figures.toSorted(byBadness)[0]

export const byBadness = (a: Figure, b: Figure): number => badness(b) - badness(a)

function badness(figure: Figure): number {
  const measured = judged(figure) * ((limits[figure.limit] as Limit).atLeast ? -1 : 1)
  return Number.isNaN(measured) ? Number.MAX_VALUE : measured
}
