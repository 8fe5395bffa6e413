/** Words of the FAQs screen; those that spec §2 fixes are exact. */
import { copy } from '#src/forms/errors/copy.ts'
import type { EnquiryField } from './enquiry-fields.ts'
import type { FaqTab } from './tab-content.ts'

export const faqsPage = {
  title: 'FAQs',
  description:
    'Straight answers on papers, prices, installments, farms and houses, and a person to ask when yours is not among them.',
  eyebrow: 'FAQs',
  heading: 'Ask before you pay.',
  lead: 'What buyers ask us most, answered as we would answer our own family. If an answer worries you, ask us more.',
  tabs: 'Subject',
}

export const tabLabels: Record<FaqTab, string> = {
  general: 'General',
  land: 'Land',
  agro: 'Agro',
  home: 'Home',
}

export const help = {
  title: 'Need More Help', // spec §2
  lead: 'Fill this in and your own e-mail app opens with the message ready. Nothing leaves your phone before you press Send there.',
  pictureAlt: 'Artist’s impression: our office, with people at the entrance.',
  submit: 'Submit', // spec §2
  askNow: 'Or ask us now',
  askNowText: 'Your question goes along as far as you have typed it. You send it.',
  greeting: 'Hello, I have a question.',
  orTalk: 'Rather talk?',
  whatsApp: 'WhatsApp',
  openedTitle: 'Your message is ready in your e-mail app.',
  opened: 'It is not sent yet: press Send there. If no app opened, copy the message and send it yourself to',
  openAgain: 'Open it again',
  copy: 'Copy the message',
  sent: 'I have sent it: clear the form',
  copied: 'Message copied',
  copyFailed: 'This phone does not let the site copy.',
}

export const fieldLabels: Record<EnquiryField, string> = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  location: 'Location',
  message: 'Message',
}

export const problems = {
  missing: copy.fillIn,
  email: 'Please enter an e-mail address, for example ada@example.com.',
}
