/** Who comes along. Only the form's memory and the outbox hold it (decision G15). */
import { blankFields as blankOf } from '#contract/sent/sent-fields.ts'
import { CONTACT_FIELDS, type Contact, type ContactField } from '#contract/sent/tour-booking.ts'

export const noContact: Contact = { firstname: '', lastname: '', email: '', phoneNumber: '' }

export const blankFields = (contact: Contact): ContactField[] => blankOf(CONTACT_FIELDS, contact)

export const isContactBlank = (contact: Contact): boolean =>
  blankFields(contact).length === CONTACT_FIELDS.length

export const isContactFilled = (contact: Contact): boolean => blankFields(contact).length === 0
