/** One press shows all of a list that is no longer than this (decision D2); a longer one comes in steps of it. */
export const WHOLE_LIST = 60

/** How many a list shows after a press. A thousand cards at once would be more than a phone can hold. */
export const shownAfterPress = (shown: number, total: number, step = WHOLE_LIST): number =>
  total <= step ? total : Math.min(total, shown + step)
