import { isOffline } from '../api-client/errors.ts'
import { isHalfScript } from './half-scripts.ts'

/**
 * What went wrong, as far as words go. `offline`: nobody answered. `interrupted`: part of the app did not arrive and
 * the phone believes it is connected; the line dropped, or the site was updated. `fault`: ours.
 */
export type FaultKind = 'not-found' | 'offline' | 'interrupted' | 'fault'

/** What Chromium, Firefox, Safari and Vite say when a part of the app cannot be fetched. */
const LOAD_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

export function faultKind(error: unknown, status: number | undefined, seemsOnline: boolean): FaultKind {
  if (status === 404) return seemsOnline ? 'not-found' : 'offline'
  if (isOffline(error)) return 'offline'
  if (isLoadFailure(error)) return seemsOnline ? 'interrupted' : 'offline'
  return 'fault'
}

export function isLoadFailure(error: unknown): boolean {
  return (
    isHalfScript(error) ||
    (error instanceof Error && LOAD_FAILURES.some((words) => error.message.includes(words)))
  )
}
