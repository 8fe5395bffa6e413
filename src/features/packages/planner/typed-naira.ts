import { typedAmount } from '#src/features/packages/amounts/typed-amount.ts'

/** Whole naira; kobo are cut off. Null: not an amount. Commas that stood there give way while digits come and go. */
export const typedNaira = (text: string): number | null => {
  const amount = typedAmount(/,\d{3}/.test(text) ? text.replaceAll(',', '') : text)
  return amount && Math.floor(amount)
}
