/** Words of the ways to ask. */
export const askCopy = {
  ways: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-mail', call: 'Call' },
  written: 'The message is written for you. You send it.',
  hours: (hours: string) => `We answer ${hours}.`,
} as const
