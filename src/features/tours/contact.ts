/** Who comes along. Lives in the form's memory and in the outbox only (decision G15). */
export type Contact = { firstname: string; lastname: string; email: string; phoneNumber: string }

export const CONTACT_FIELDS = ['firstname', 'lastname', 'email', 'phoneNumber'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const noContact: Contact = { firstname: '', lastname: '', email: '', phoneNumber: '' }

/** Blanks fill nothing (spec §5: all are required). */
export const blankFields = (contact: Contact): ContactField[] =>
  CONTACT_FIELDS.filter((field) => contact[field].trim() === '')

export const isContactBlank = (contact: Contact): boolean =>
  blankFields(contact).length === CONTACT_FIELDS.length

export const isContactFilled = (contact: Contact): boolean => blankFields(contact).length === 0
