import { useCallback, useReducer, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tourInQuery, tourQuery } from '#contract/addresses/tour-address.ts'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Contact, ContactField } from '#contract/sent/tour-booking.ts'
import { BOOKING_PART } from '#contract/site-paths.ts'
import type { DraftFields } from '#src/forms/draft-saver.ts'
import { filledUp } from '#src/forms/filled-up.ts'
import { type BookingChoice, bookingChoice, type ChoiceEvent, noChoice } from './booking-choice.ts'
import { draftFields, fromDraft } from './booking-draft.ts'
import { noContact } from './contact.ts'
import { usePreselection } from './use-preselection.ts'

/** Everything a person entered into the form, and the ways to change it. */
export type BookingDraft = {
  contact: Contact
  choice: BookingChoice
  /** The package that the address names and the list of tours does not. */
  withoutTours: string | null
  /** What of it is kept on the phone. */
  fields: DraftFields | null
  type: (field: ContactField, text: string) => void
  choose: (event: ChoiceEvent) => void
  restore: (kept: DraftFields) => boolean
  clear: () => void
}

/** `line`: of the page with the form, chosen if nothing else is. */
export function useBookingDraft(line: ProjectTypeSlug | null = null): BookingDraft {
  const [contact, setContact] = useState(noContact)
  const [choice, dispatch] = useReducer(bookingChoice, noChoice)
  /** False while only the address has chosen: that is not worth keeping. */
  const [isPersons, setIsPersons] = useState(false)
  const [chosenUnder, setChosenUnder] = useState<string | null>(null)
  const { search, hash } = useLocation()
  const named = tourInQuery(search)
  const address = tourQuery(named)
  const type = useNavigationType()
  /** A link that was pressed is newer than the draft. Pressed twice it replaces, as the filter does, which names no part. */
  const isPressed = type === 'PUSH' || (type === 'REPLACE' && hash === `#${BOOKING_PART}`)
  const follow = useCallback((event: ChoiceEvent) => {
    dispatch(event)
    if (event.kind === 'preselected') setChosenUnder(null) // a pressed card takes the place of what was chosen
  }, [])
  const withoutTours = usePreselection(follow, line)

  return {
    contact,
    choice,
    withoutTours,
    fields: isPersons ? draftFields({ contact, choice, chosenUnder }) : null,
    type(field, text) {
      setContact((before) => ({ ...before, [field]: text }))
      setIsPersons(true)
    },
    choose(event) {
      dispatch(event)
      setChosenUnder(address)
      setIsPersons(true)
    },
    restore(kept) {
      const filled = filledUp(contact, kept)
      if (!filled) return false
      setContact(filled)
      const draft = fromDraft(kept)
      const isChange = draft.chosenUnder === address && chosenUnder === null && !isPressed
      // The list of tours is still to tell where the named package belongs.
      const isAnother = !named.projectId && named.packageId && named.packageId !== draft.choice.packageId
      const event = { kind: isChange ? 'preselected' : 'restored', choice: draft.choice, line } as const
      const { packageId, date } = isAnother ? choice : bookingChoice(choice, event)
      if (!isAnother || isChange) dispatch(event)
      // Where the address has won, nobody has chosen under the other one any more.
      const stands = packageId === draft.choice.packageId && date === draft.choice.date
      if (stands) setChosenUnder((before) => before ?? draft.chosenUnder)
      setIsPersons(true)
      return true
    },
    clear() {
      setContact(noContact)
      dispatch({ kind: 'cleared' })
      setChosenUnder(null)
      setIsPersons(false)
    },
  }
}
