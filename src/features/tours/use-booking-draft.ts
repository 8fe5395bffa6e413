import { useCallback, useReducer, useState } from 'react'
import { useDraft } from '#src/ui/use-draft.ts'
import { type BookingChoice, bookingChoice, type ChoiceEvent, noChoice } from './booking-choice.ts'
import { type Contact, type ContactField, noContact } from './contact.ts'
import { usePreselection } from './use-preselection.ts'

/** All that a person put into the form, and the three ways to change it. */
export type BookingDraft = {
  contact: Contact
  choice: BookingChoice
  type: (field: ContactField, text: string) => void
  choose: (event: ChoiceEvent) => void
  clear: () => void
}

export function useBookingDraft(): BookingDraft {
  const [contact, setContact] = useState(noContact)
  const [choice, choose] = useReducer(bookingChoice, noChoice)
  usePreselection(choose)
  useDraft('tour-booking', { ...contact, ...choice }, { ...noContact, ...noChoice }, (kept) => {
    setContact(contactOf(kept))
    choose({ kind: 'preselected', choice: choiceOf(kept) })
  })
  const type = useCallback(
    (field: ContactField, text: string) => setContact((before) => ({ ...before, [field]: text })),
    [],
  )
  const clear = useCallback(() => {
    setContact(noContact)
    choose({ kind: 'cleared' })
  }, [])
  return { contact, choice, type, choose, clear }
}

const contactOf = ({ firstname, lastname, email, phoneNumber }: Contact): Contact => ({
  firstname,
  lastname,
  email,
  phoneNumber,
})

const choiceOf = ({ projectType, projectId, packageId, date, scheduleId }: BookingChoice): BookingChoice => ({
  projectType,
  projectId,
  packageId,
  date,
  scheduleId,
})
