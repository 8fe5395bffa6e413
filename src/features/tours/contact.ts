/** Who comes along. Lives in the form's memory and in the outbox only (decision G15). */
export type Contact = { firstname: string; lastname: string; email: string; phoneNumber: string }

export const CONTACT_FIELDS = ['firstname', 'lastname', 'email', 'phoneNumber'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const noContact: Contact = { firstname: '', lastname: '', email: '', phoneNumber: '' }

export const isContactFilled = (contact: Contact): boolean =>
  CONTACT_FIELDS.every((field) => contact[field].trim() !== '')
