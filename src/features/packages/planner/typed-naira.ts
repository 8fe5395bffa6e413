const MOST_DIGITS = 13 // ten trillion naira: above it a figure is a slip of the hand

/** `₦500,000` or `500 000` → 500000 naira; kobo are cut off. Null: not an amount. */
export function typedNaira(text: string): number | null {
  const [, digits] = /^₦?(\d+)(?:\.\d*)?$/.exec(text.replaceAll(/[\s,]/g, '')) ?? []
  return digits && digits.length <= MOST_DIGITS ? Number(digits) : null
}
