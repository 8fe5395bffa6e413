import { siteConfig } from '#contract/site-config.ts'

/** Words of what follows a booking, and of its fee. */
export const fee = {
  label: 'Tour fee',
  open: 'Choose a time to see the fee.',
  /** The provider's list names the fee and not how it is paid. */
  unsaid: 'Not stated. We tell you before the visit.',
  /** The tour is in no list that was read here. */
  unknown: 'Not known on this phone. We tell you before the visit.',
}

export const visit = {
  /** Two receipts stand on one page. */
  titleOf: (code: string) => `Your visit, ${code}`,
  where: 'Where',
  fee: 'Tour fee',
  pickup: 'Pickup',
  pickupText: 'We agree on the place with you before the visit. Or ask us now.',
  calendar: 'Add to calendar',
  calendarFailed: 'This phone could not make the calendar file.',
  /** The browser outside knows nothing of the booking, so the page has no way to lead there. */
  inApp: {
    text: 'Inside another app nothing can be put into a calendar. Copy the visit, and note it yourself.',
    copy: 'Copy the visit',
    copied: 'Visit copied',
    copyFailed: 'This phone does not let the site copy.',
  },
  map: 'Find it on the map',
  ask: 'Ask about it',
  another: 'Add a person',
  kit: 'Inspection kit',
  about: (label: string) => `: ${label}`,
}

/** The office of an API without keys knows no code (decision 080), and by WhatsApp or SMS nobody's name. */
const isCodeKnown = () => siteConfig.apiIsIdempotent
const reference = (code: string) => `Reference ${code}.`

/** The person writes on where a line ends. */
export const message = {
  text: (label: string, code: string) =>
    `Hello Adbond, about my site tour: ${label}. ${isCodeKnown() ? `${reference(code)} ` : ''}Where is the pickup point nearest to me?${isCodeKnown() ? '' : '\nI booked under the name: '}\nI am in: `,
  subject: (label: string, code: string) => `Site tour${isCodeKnown() ? ` ${code}` : ''}: ${label}`,
}

export const calendar = {
  title: (packageName: string) => `Site tour: ${packageName}`,
  waiting: (title: string) => `${title} (not confirmed yet)`,
  reference: (code: string) => (isCodeKnown() ? reference(code) : 'If you ask us, give your name.'),
  fee: (fee: string) => `Tour fee: ${fee}.`,
  pickup: 'Before the visit we write to you and agree on the pickup point. Ask us if you hear nothing.',
  kit: (address: string) => `What to bring and which papers to check: ${address}`,
  file: (code: string) => `adbond-site-tour-${code}.ics`,
}
