import type { ApplicationOnPhone } from './mutations.ts'

/** How long a sent application stays on the screen: the toast is gone in seconds. */
const RECEIPT_SHOWN_MS = 60 * 60_000

type Options = {
  /** ms since 1970 */
  now: number
  /** The form is sending at this moment, and says so itself. */
  isSending: boolean
  /** A refused application whose details are still in the form. */
  inForm: string | null
}

/** The newest application that needs a word above the form; null when there is nothing to say. */
export function applicationToShow(
  applications: readonly ApplicationOnPhone[],
  { now, isSending, inForm }: Options,
): ApplicationOnPhone | null {
  const shown = applications.find(({ id, state, attempts, settledAt }) => {
    if (id === inForm) return false
    if (state === 'sending') return !(isSending && attempts <= 1)
    if (state === 'delivered') return Math.abs(now - (settledAt ?? 0)) < RECEIPT_SHOWN_MS
    return true
  })
  return shown ?? null
}
