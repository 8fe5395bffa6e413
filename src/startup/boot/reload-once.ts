/**
 * A reload brings the parts of a newly deployed site. A second one soon after would only loop, and one over a
 * half-filled form would lose it. In both cases the visitor is asked instead (FM-27 and FM-28).
 */
import { isTruncatedScript, refetchScripts } from './truncated-scripts.ts'

const STORAGE_KEY = 'adbond-reloaded-at'
const INTERVAL_MS = 10 * 60_000

type Moment = { lastReloadAt: number; now: number; isOnline: boolean; isDirty: boolean }

export function mayReload({ lastReloadAt, now, isOnline, isDirty }: Moment): boolean {
  const isRecent = lastReloadAt > now - INTERVAL_MS && lastReloadAt <= now
  return isOnline && !isDirty && !isRecent
}

/** Called after a part could not be fetched. Returns whether the page is about to reload. */
export async function reloadOnce(error: unknown, hasDirtyForm: () => boolean): Promise<boolean> {
  if (isTruncatedScript(error) && !(await refetchScripts())) return false
  try {
    const now = Date.now()
    const lastReloadAt = Number(sessionStorage.getItem(STORAGE_KEY))
    if (!mayReload({ lastReloadAt, now, isOnline: navigator.onLine, isDirty: hasDirtyForm() })) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    return false // without a note of the last reload, none is safe
  }
  location.reload()
  return true
}
