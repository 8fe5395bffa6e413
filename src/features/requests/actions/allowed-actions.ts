import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

export type AllowedActions = {
  send: boolean
  /**
   * It may be there already; a second one would book a second tour, which is the person's risk to take. A second
   * application under the same e-mail is refused.
   */
  sendNeedsConsent: boolean
  edit: boolean
  /**
   * Changed details make another request. If the first may have arrived, the change could book a second tour. Of an
   * application only another e-mail does so, and the form asks then.
   */
  editNeedsConsent: boolean
  delete: boolean
  /** The details go to the office by phone or message instead. */
  otherWay: boolean
}

type Subject = Pick<
  RequestOnPhone,
  'kind' | 'state' | 'details' | 'mayHaveArrived' | 'gone' | 'isDayGone' | 'isElsewhere'
>

const OPEN: readonly Subject['state'][] = ['queued', 'refused', 'unsure']

export function allowedActions({
  kind,
  state,
  details,
  mayHaveArrived,
  gone,
  isDayGone,
  isElsewhere,
}: Subject): AllowedActions {
  const isOpen = details !== null && OPEN.includes(state)
  const isTour = kind === 'tour-booking'
  const isAnotherTour = isElsewhere && isTour // its numbers may name another one here
  const isRisky = isOpen && mayHaveArrived && isTour && !isElsewhere
  const canEdit = isOpen && !isDayGone && !isAnotherTour // other details would ask for the same day again
  return {
    send: isOpen && gone === null && !isAnotherTour, // the same slot would be refused again
    sendNeedsConsent: isRisky && state !== 'queued', // what is queued has a key, under which it counts once
    edit: canEdit,
    editNeedsConsent: isRisky && canEdit,
    delete: state !== 'sending',
    otherWay: isOpen,
  }
}

/** An open form stays while its request is on its way: what comes of it decides. */
export const isEditable = (request: Subject): boolean =>
  request.state === 'sending' || allowedActions(request).edit
