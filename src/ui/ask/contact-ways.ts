import { escaped } from './escaped.ts'

export type ContactWay = { way: 'whatsapp' | 'sms' | 'email' | 'call'; href: string }

/** The owner's settings, as the build has them: to be dialled. An empty one removes its link from the list. */
export type OfficeContacts = { whatsApp: string; phone: string }

/** `email`: the address of those who read it. `short`: the text for a chat or an SMS, if that is another. */
export type Letter = { email: string; subject: string; text: string; short?: string }

/** Links that open an app with the message written. Nothing is sent before the person presses Send there. */
export function contactWays(
  { email, subject, text, short = text }: Letter,
  { phone, whatsApp }: OfficeContacts,
): ContactWay[] {
  const body = escaped(short)
  const letter = `subject=${escaped(subject)}&body=${escaped(text.replaceAll('\n', '\r\n'))}`
  const ways: (ContactWay | false)[] = [
    whatsApp !== '' && { way: 'whatsapp', href: `https://wa.me/${whatsApp}?text=${body}` },
    // Both Android and iOS accept the text after `?&`.
    phone !== '' && { way: 'sms', href: `sms:${phone}?&body=${body}` },
    email !== '' && { way: 'email', href: `mailto:${email}?${letter}` },
    phone !== '' && { way: 'call', href: `tel:${phone}` },
  ]
  return ways.filter((way) => way !== false)
}
