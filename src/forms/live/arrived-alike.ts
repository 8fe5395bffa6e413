/** `label`: what it is, where not all are the same. */
type OnPhone = { initials: string; state: string; label?: string }

/**
 * Returns another of the same initials that has arrived, for one whose details are gone. The initials are all that is left
 * of both, so it may be of another person: it is named, and hides nothing.
 */
export const arrivedAlike = <One extends OnPhone>({ initials, state, label }: One, all: readonly One[]) =>
  isArrived(state) || !initials
    ? undefined
    : all.find((other) => other.initials === initials && other.label === label && isArrived(other.state))

export const isArrived = (state: string): boolean => state === 'delivered' || state === 'already-received'
