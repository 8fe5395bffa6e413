import type { RequestOnPhone } from './mutations.ts'

export type AllowedActions = {
  send: boolean
  /** It may be there already, and then a second tour is booked: the person's risk to take. A second application is refused. */
  sendNeedsConsent: boolean
  edit: boolean
  delete: boolean
  /** The details go to the office by phone or message instead. */
  otherWay: boolean
}

const NOTHING: AllowedActions = {
  send: false,
  sendNeedsConsent: false,
  edit: false,
  delete: false,
  otherWay: false,
}

type Subject = Pick<RequestOnPhone, 'kind' | 'state' | 'details' | 'mayHaveArrived'>

/** Changed details are another request: where the first may have arrived, they would be a second one, so there is no edit. */
export function allowedActions({ kind, state, details, mayHaveArrived }: Subject): AllowedActions {
  const isThere = details !== null
  switch (state) {
    case 'sending':
      return NOTHING
    case 'delivered':
    case 'expired':
    case 'already-received':
      return { ...NOTHING, delete: true }
    case 'queued':
      return { ...NOTHING, send: isThere, edit: isThere && !mayHaveArrived, delete: true, otherWay: isThere }
    case 'refused':
    case 'unsure': {
      const isDoubtful = state === 'unsure' || mayHaveArrived
      const sendNeedsConsent = isDoubtful && kind === 'tour-booking'
      return {
        send: isThere,
        sendNeedsConsent,
        edit: isThere && !isDoubtful,
        delete: true,
        otherWay: isThere,
      }
    }
  }
}
