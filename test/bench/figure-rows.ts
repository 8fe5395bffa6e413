import { type Figure, judged, verdictOf } from './judge.ts'
import { type Limit, limits } from './limits.ts'

export const FIGURE_HEAD = ['figure', 'where', 'measured', 'beside', 'ratio', 'goal', 'broken', 'verdict']

/** The cells of one figure, in the order of FIGURE_HEAD. */
export function figureRow(figure: Figure): string[] {
  const { what, of, unit, goal, broken, atLeast }: Limit = limits[figure.limit]
  const { value, reference, where } = figure
  const bound = (amount: number, beyond: string) => `${beyond} ${written(amount, of === 'ratio' ? '' : unit)}`
  return [
    what,
    where,
    written(value, unit),
    reference === undefined ? '' : written(reference, unit),
    reference === undefined ? '' : difference(figure, of),
    bound(goal, atLeast ? '≥' : '≤'),
    bound(broken, atLeast ? '<' : '>'),
    verdictOf(figure),
  ]
}

const difference = (figure: Figure, of: Limit['of']) =>
  of === 'excess' ? `+${Math.round(judged(figure))}` : (figure.value / (figure.reference ?? 0)).toFixed(2)

/** A number as a person reads it: whole milliseconds, kilobytes with one decimal, layout shift with three. */
export function written(amount: number, unit: Limit['unit'] | 'x'): string {
  if (Number.isNaN(amount)) return 'not measured'
  const digits = Number.isInteger(amount) ? 0 : unit === '' ? 3 : unit === 'kB' ? 1 : 0
  const text = amount.toLocaleString('en-NG', { maximumFractionDigits: digits })
  return unit === '' || unit === 'points' || unit === 'x' ? text : `${text} ${unit}`
}
