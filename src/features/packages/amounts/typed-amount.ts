const DIGITS = String.raw`(?!.*\.\d{3}$)(\d+(?:\.\d+)?|\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?)`
const AMOUNT = new RegExp(
  String.raw`^(?:₦|ngn|naira|n)?\s*${DIGITS}\s*(k|thousand|m|mil|mill|million|b|bn|billion)?$`,
)
const SIZE = new RegExp(String.raw`^${DIGITS}\s*(?:sq(?:uare)?\.?\s*)?(?:m|m2|m²|met(?:re|er)s?)?\.?$`)

const TIMES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }
const MOST = 1e12 // above it nothing is sold, and sums would drift

/**
 * An amount of naira as people write it: `3m`, `₦500k`, `3,000,000`, `1.5 million` → 1500000. Null if it is not one: a
 * guess would hide packages, and `500.000` may be either.
 */
export const typedAmount = (text: string): number | null => read(AMOUNT, text)

/** A size in square metres as people write it: `500`, `500sqm`, `450.5 sq m`. Null if it is not one. */
export const typedSize = (text: string): number | null => read(SIZE, text)

/** With at most two decimals, as the address holds it. */
function read(form: RegExp, text: string): number | null {
  const [, digits, unit = ''] = form.exec(text.trim().toLowerCase()) ?? []
  if (digits === undefined) return null
  const amount = Number(digits.replaceAll(/[, ]/g, '')) * (TIMES[unit.charAt(0)] ?? 1)
  const rounded = Math.round(amount * 100) / 100
  return rounded > 0 && rounded <= MOST ? rounded : null
}
