import { type PhoneNumber, phoneNumber } from '../../contract/sent/phone-number.ts'

/** `803 123 4567`: a Nigerian number that lost its zero. No country's numbers look like this with their code. */
const WITHOUT_BOTH = /^[789][01]\d{8}$/

/**
 * What wa.me needs: digits with the country code. Besides what phones dial, it may be written as WhatsApp's own links
 * have it, without `+`.
 */
export function whatsAppNumber(typed: string): PhoneNumber {
  const text = typed.trim()
  const asDialled = phoneNumber(text)
  const { number, isDoubtful } = asDialled.isDoubtful ? phoneNumber(`+${text}`) : asDialled
  return { number: number.replace('+', ''), isDoubtful: isDoubtful || WITHOUT_BOTH.test(digitsOf(text)) }
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
