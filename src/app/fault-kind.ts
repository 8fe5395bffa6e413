import { type Unanswered, unanswered } from '#src/api-client/errors.ts'
import { isTruncatedScript } from '#src/startup/boot/truncated-scripts.ts'

/**
 * What went wrong, as far as the words distinguish it. `interrupted`: part of the app did not arrive although the phone
 * believes it is connected (a dropped line, or an updated site). `fault`: our error. The others say why nobody
 * answered.
 */
export type FaultKind = 'not-found' | 'interrupted' | 'fault' | Unanswered

/** Whether the request for this page was answered. */
export type Reach = 'answered' | 'silent' | 'offline'

/** What Chromium, Firefox, Safari and Vite say when they cannot fetch a part of the app. */
const LOAD_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

export function faultKind(error: unknown, status: number | undefined, reach: Reach): FaultKind {
  if (status === 404) return reach === 'answered' ? 'not-found' : reach
  if (isLoadFailure(error)) return reach === 'answered' ? 'interrupted' : reach
  return unanswered(error) ?? 'fault'
}

export const isUnanswered = (kind: FaultKind): kind is Unanswered =>
  kind === 'offline' || kind === 'silent' || kind === 'portal'

export function isLoadFailure(error: unknown): boolean {
  return (
    isTruncatedScript(error) ||
    (error instanceof Error && LOAD_FAILURES.some((words) => error.message.includes(words)))
  )
}
