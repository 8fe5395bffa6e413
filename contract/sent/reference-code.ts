/** Crockford's base 32: no I, L, O or U, so that a code survives being read out on a bad line. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 6
const BITS_PER_DIGIT = 5

/**
 * `'3f2b8c1e-…'` → `'AB-1Z5E61'`: the first 30 bits of the request's key. That is short enough to say, and long enough
 * that two requests of one day do not share it. The office finds it in its list of bookings, from the key that came
 * with the request.
 */
export function referenceCode(id: string): string {
  const bits = [...id.replaceAll('-', '').slice(0, 8)]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('')
  const digits = Array.from({ length: CODE_LENGTH }, (_, index) => {
    const start = index * BITS_PER_DIGIT
    return DIGITS.charAt(Number.parseInt(bits.slice(start, start + BITS_PER_DIGIT), 2))
  })
  return `AB-${digits.join('')}`
}
