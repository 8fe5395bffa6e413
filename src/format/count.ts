import { grouped } from '#contract/format/grouped.ts'

/** A whole number with its groups: `12500` → `12,500`. */
export const count = (amount: number): string => grouped(amount, 0)

/** `plural(1, 'Like')` → `1 Like`; `plural(1200, 'plot')` → `1,200 plots`. `many` is for words that take no s. */
export function plural(amount: number, one: string, many = `${one}s`): string {
  return `${count(amount)} ${amount === 1 ? one : many}`
}
