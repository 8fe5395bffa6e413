/** `number` is what is sent; `isDoubtful` warns and never blocks (decision G8). */
export type PhoneNumber = { number: string; isDoubtful: boolean }

const NIGERIA = '+234'
const NIGERIAN_MOBILE = /^\+234[789][01]\d{8}$/
export const NIGERIAN_LANDLINE = /^\+234(?:20\d|[1-9])\d{6,7}$/
const FOREIGN = /^\+(?!234)[1-9]\d{6,14}$/ // E.164: at most 15 digits
const NOT_A_NUMBER = /[^\d\s().+/·\p{Pd}]/u // contacts and chats have dashes of their own
// A country that keeps its zero abroad never brackets it: "(0)" beside a country code is not dialled.
const TRUNK_ZERO = /^(\(?(?:\+|00).*?)\(\s*0\s*\)/

/**
 * `0803 123 4567`, `234 803…`, `00234 803…` and `+234 (0) 803…` → `+234803…`; foreign numbers keep their code, and lose
 * a zero in brackets. Text that cannot be read as a number is sent as typed.
 */
export function phoneNumber(typed: string): PhoneNumber {
  const text = typed.trim()
  if (NOT_A_NUMBER.test(text)) return { number: text, isDoubtful: true }
  const number = international(text.replace(TRUNK_ZERO, '$1').replaceAll(/[^\d+]/g, ''))
  const isKnown = [NIGERIAN_MOBILE, NIGERIAN_LANDLINE, FOREIGN].some((shape) => shape.test(number))
  return { number: isKnown ? number : text, isDoubtful: !isKnown }
}

function international(digits: string): string {
  const number = digits.replace(/^00/, '+')
  if (number.startsWith(NIGERIA)) return NIGERIA + number.slice(NIGERIA.length).replace(/^0/, '')
  if (/^2340?\d{8,10}$/.test(number)) return international(`+${number}`)
  return number.startsWith('0') ? NIGERIA + number.slice(1) : number
}
