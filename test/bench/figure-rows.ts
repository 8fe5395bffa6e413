import { type Figure, judged, verdictOf, worst } from './judge.ts'
import { type Limit, limits } from './limits.ts'

export const FIGURE_HEAD = [
  'figure',
  'worst at',
  'measured',
  'beside',
  'ratio',
  'goal',
  'broken',
  'in goal',
  'verdict',
]

/** The cells of the worst of one limit's figures, in the order of FIGURE_HEAD. */
export function figureRow(all: readonly [Figure, ...Figure[]]): string[] {
  const figure = worst(all) ?? all[0]
  const { what, of, unit, goal, broken, atLeast }: Limit = limits[figure.limit]
  const { value, reference, where } = figure
  const bound = (amount: number, beyond: string) => `${beyond} ${written(amount, of === 'ratio' ? '' : unit)}`
  return [
    what,
    where,
    written(value, unit),
    reference === undefined ? '' : written(reference, unit),
    reference === undefined || of === 'value' ? '' : judgedText(figure),
    bound(goal, atLeast ? '≥' : '≤'),
    bound(broken, atLeast ? '<' : '>'),
    `${all.filter((one) => verdictOf(one) === 'ok').length} of ${all.length}`,
    verdictOf(figure) + (figure.isBusy ? ', busy machine' : ''),
  ]
}

/** What the goal refers to: a ratio, the excess over the reference, or the figure itself. */
export function judgedText(figure: Figure): string {
  const { of, unit }: Limit = limits[figure.limit]
  const amount = judged(figure)
  if (Number.isNaN(amount)) return 'not measured'
  if (of === 'ratio') return amount.toFixed(2)
  return of === 'excess' ? `${amount < 0 ? '' : '+'}${Math.round(amount)}` : written(amount, unit)
}

/** A number as a person reads it: whole milliseconds, kilobytes with one decimal, layout shift with three. */
export function written(amount: number, unit: Limit['unit'] | 'x'): string {
  if (Number.isNaN(amount)) return 'not measured'
  const digits = Number.isInteger(amount) ? 0 : unit === '' ? 3 : unit === 'kB' ? 1 : 0
  const text = amount.toLocaleString('en-NG', { maximumFractionDigits: digits })
  return unit === '' || unit === 'points' || unit === 'x' ? text : `${text} ${unit}`
}
