import { plural } from '#src/format/count.ts'

/** Words of the sheet with all filters. */
export const sheetCopy = {
  sheetTitle: 'Filters',
  line: 'Line',
  state: 'State',
  price: 'Price of one unit, in naira',
  monthly: 'Installment a month, in naira',
  size: 'Size, in square metres',
  least: 'From',
  most: 'Up to',
  amountHint: 'You may write 3m, 500k or 3,000,000.',
  understood: (amount: string) => `That is ${amount}.`,
  notUnderstood: 'Please write an amount, such as 3m or 3,000,000.',
  noSize: 'Please write a size, such as 500.',
  only: 'Only with',
  show: (found: number) => (found === 0 ? 'Nothing fits yet' : `Show ${plural(found, 'package')}`),
  showUncounted: 'Show packages',
} as const
