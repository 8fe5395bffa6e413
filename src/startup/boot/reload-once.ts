/**
 * A reload brings the parts of a newly deployed site. A second one soon after would only loop, and one over a
 * half-filled form would lose it. In both cases the visitor is asked instead (FM-27 and FM-28). Scripts that were cut
 * short lie one behind the other: each is found when the one before it is whole, so these have three.
 */
import { isTruncatedScript, refetchScripts } from './truncated-scripts.ts'

const STORAGE_KEY = 'adbond-reloaded-at'
const INTERVAL_MS = 10 * 60_000
const MOST_FOR_CUT_SCRIPTS = 3

/** Returns the moments (ms) of the recent reloads with the one that happens now; null: it must not happen. */
export function withReload(earlier: readonly number[], now: number, most: number): number[] | null {
  const recent = earlier.filter((at) => at > now - INTERVAL_MS && at <= now)
  return recent.length < most ? [...recent, now] : null
}

let isLeaving = false

/** Called after a part could not be fetched. Returns whether the page is about to reload. */
export async function reloadOnce(error: unknown, hasDirtyForm: () => boolean): Promise<boolean> {
  const isTruncated = isTruncatedScript(error)
  if (isTruncated && !(await refetchScripts())) return false
  if (isTruncated && isLeaving) return true // scripts cut side by side are one reason
  if (!navigator.onLine || hasDirtyForm()) return false
  try {
    const noted = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ').map(Number)
    const reloads = withReload(noted, Date.now(), isTruncated ? MOST_FOR_CUT_SCRIPTS : 1)
    if (!reloads) return false
    sessionStorage.setItem(STORAGE_KEY, reloads.join(' '))
  } catch {
    return false // without a note of the last reload, none is safe
  }
  location.reload()
  isLeaving = true
  return true
}
