/**
 * `1234567.5` with two decimals → `1,234,567.50`, as `en-NG` writes it (spec §9). Written by hand: the browser's own
 * number formats load their tables at first use. That costs 10 ms of a fast processor in the middle of a page's start.
 */
export const grouped = (amount: number, decimals: number): string =>
  amount.toFixed(decimals).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')

/** The same without trailing zeros: at most so many decimals, `1.50` → `1.5`, `2.00` → `2`. */
export const groupedAtMost = (amount: number, decimals: number): string =>
  grouped(amount, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
