import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

export type AllowedActions = {
  send: boolean
  /**
   * It may be there already; a second one would book a second tour, which is the person's risk to take. A second
   * application is refused.
   */
  sendNeedsConsent: boolean
  edit: boolean
  /** Changed details make another request. If the first may have arrived, the change could book a second tour. */
  editNeedsConsent: boolean
  delete: boolean
  /** The details go to the office by phone or message instead. */
  otherWay: boolean
}

const NOTHING: AllowedActions = {
  send: false,
  sendNeedsConsent: false,
  edit: false,
  editNeedsConsent: false,
  delete: false,
  otherWay: false,
}

type Subject = Pick<RequestOnPhone, 'kind' | 'state' | 'details' | 'mayHaveArrived' | 'gone' | 'isDayGone'>

export function allowedActions({
  kind,
  state,
  details,
  mayHaveArrived,
  gone,
  isDayGone,
}: Subject): AllowedActions {
  switch (state) {
    case 'sending':
      return NOTHING
    case 'delivered':
    case 'expired':
    case 'already-received':
      return { ...NOTHING, delete: true }
    case 'queued':
    case 'refused':
    case 'unsure': {
      if (details === null) return { ...NOTHING, delete: true }
      const isRisky = mayHaveArrived && kind === 'tour-booking'
      const canEdit = !isDayGone // other details would ask for the same day again
      return {
        send: gone === null, // the same slot would be refused again: other dates are offered instead
        sendNeedsConsent: isRisky && state !== 'queued', // what is queued has a key, under which it counts once
        edit: canEdit,
        editNeedsConsent: isRisky && canEdit,
        delete: true,
        otherWay: true,
      }
    }
  }
}
