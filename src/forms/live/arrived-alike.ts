/** `label`: what it is, where not all are the same. */
type OnPhone = { initials: string; state: string; label?: string }

/**
 * Returns another of the same initials that was made after `one`, whose details are gone, and has arrived. The initials are
 * all that is left of both, so it may be of another person: it is named, and hides nothing. `all`: newest first, with `one`.
 */
export const arrivedAlike = <One extends OnPhone>(one: One, all: readonly One[]) =>
  isArrived(one.state) || !one.initials
    ? undefined
    : all
        .slice(0, all.indexOf(one))
        .find(
          ({ initials, label, state }) =>
            initials === one.initials && label === one.label && isArrived(state),
        )

export const isArrived = (state: string): boolean => state === 'delivered' || state === 'already-received'
