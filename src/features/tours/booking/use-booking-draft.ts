import { useReducer, useRef, useState } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { CONTACT_FIELDS, type Contact, type ContactField } from '#contract/sent/tour-booking.ts'
import { BOOKING_FORM, openBookingDraft } from '#src/features/tours/mutations.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import { type KeptForm, useKeptForm } from '#src/forms/use-kept-form.ts'
import { type BookingChoice, bookingChoice, type ChoiceEvent, noChoice } from './booking-choice.ts'
import { draftFields, fromDraft } from './booking-draft.ts'
import { noContact } from './contact.ts'
import { usePreselection } from './use-preselection.ts'

/** Everything a person entered into the form, and the ways to change it. */
export type BookingDraft = {
  contact: Contact
  choice: BookingChoice
  /** The refused booking whose details these are; its next version replaces it. */
  refusedId: string | null
  /** The package that the address names and the list of tours does not. */
  withoutTours: string | null
  type: (field: ContactField, text: string) => void
  choose: (event: ChoiceEvent) => void
  setRefusedId: (id: string | null) => void
  clear: () => void
  /**
   * Returns a function that asks: does the form still hold what it holds now? Agents type the next person's name at
   * once.
   */
  remember: () => () => boolean
  /** How the phone keeps it. */
  kept: KeptForm
}

/** `line`: of the page with the form, chosen if nothing else is. */
export function useBookingDraft(line: ProjectTypeSlug | null = null): BookingDraft {
  const [contact, setContact] = useState(noContact)
  const [choice, dispatch] = useReducer(bookingChoice, noChoice)
  const [refusedId, setRefusedId] = useState<string | null>(null)
  /** False while only the address has chosen: that is not worth keeping. */
  const [isPersons, setIsPersons] = useState(false)
  const withoutTours = usePreselection(dispatch, line)
  const held = useRef('')
  held.current = JSON.stringify([contact, choice])

  const kept = useKeptForm({
    form: BOOKING_FORM,
    open: openBookingDraft,
    fields: isPersons ? draftFields({ contact, choice, refusedId }) : null,
    onRestore(fields: DraftFields) {
      const found = fromDraft(fields)
      setContact((standing) => filledUp(standing, found.contact))
      dispatch({ kind: 'restored', choice: found.choice, line })
      setRefusedId((standing) => standing ?? found.refusedId)
      setIsPersons(true)
    },
  })

  return {
    contact,
    choice,
    refusedId,
    withoutTours,
    setRefusedId,
    kept,
    type(field, text) {
      setContact((before) => ({ ...before, [field]: text }))
      setIsPersons(true)
    },
    choose(event) {
      dispatch(event)
      setIsPersons(true)
    },
    remember() {
      const then = held.current
      return () => held.current === then
    },
    clear() {
      setContact(noContact)
      dispatch({ kind: 'cleared' })
      setRefusedId(null)
      setIsPersons(false)
    },
  }
}

/** What was typed while the phone was still looking stays. */
function filledUp(standing: Contact, found: Contact): Contact {
  const filled = { ...standing }
  for (const field of CONTACT_FIELDS) filled[field] ||= found[field]
  return filled
}
