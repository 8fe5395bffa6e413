/** Words of the rows of tours, and of asking where no tour can be booked. */
import { plural } from '#src/format/count.ts'

export const rows = {
  moreTours: (tours: number) => plural(tours, 'more tour'),
  of: (name: string) => ` of ${name}`,
  today: 'Today',
}

export const ask = {
  text: (name: string) =>
    `Hello Adbond, I would like to visit ${name || 'one of your estates'}. On which day can I come?`,
  subject: (name: string) => `Ask for a date${name && `: ${name}`}`,
  none: (name: string) => `${name} has no tour date just now.`,
  noneUnnamed: 'This package has no tour date just now.',
  lead: 'Ask us for one: the message is written, you send it. Or choose another package below.',
  toPackage: 'Back to the package',
  ways: { whatsapp: 'Ask on WhatsApp', sms: 'Ask by SMS', email: 'Ask by e-mail', call: 'Call us' },
}
