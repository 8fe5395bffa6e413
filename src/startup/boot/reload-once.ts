/**
 * A reload brings the parts of a newly deployed site; a second one soon after would only be a loop, and one over a
 * half-filled form would lose it: then the visitor is asked instead (FM-27 and FM-28).
 */
import { isTruncatedScript, refetchScripts } from './truncated-scripts.ts'

const STORAGE_KEY = 'adbond-reloaded-at'
const INTERVAL_MS = 10 * 60_000

type Moment = { lastReloadAt: number; now: number; isOnline: boolean; isDirty: boolean }

export function mayReload({ lastReloadAt, now, isOnline, isDirty }: Moment): boolean {
  const isRecent = lastReloadAt > now - INTERVAL_MS && lastReloadAt <= now
  return isOnline && !isDirty && !isRecent
}

/** After a part that could not be had. Answers whether the page is on its way out. */
export async function reloadOnce(error: unknown, hasDirtyForm: () => boolean): Promise<boolean> {
  if (isTruncatedScript(error) && !(await refetchScripts())) return false
  try {
    const now = Date.now()
    const lastReloadAt = Number(sessionStorage.getItem(STORAGE_KEY))
    if (!mayReload({ lastReloadAt, now, isOnline: navigator.onLine, isDirty: hasDirtyForm() })) return false
    sessionStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    return false // without a note of the last one, there is no safe reload
  }
  location.reload()
  return true
}
