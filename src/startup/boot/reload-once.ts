/**
 * A reload brings the parts of a newly deployed site. A second one soon after would only loop, and one over a
 * half-filled form would lose it. In both cases the visitor is asked instead (FM-27 and FM-28). Scripts that were cut
 * short lie one behind the other: each is found when the one before it is whole, so these have three.
 */
import { isTruncatedScript, refetchScripts } from './truncated-scripts.ts'

/** Moments (ms) of the reloads, each with the scripts that were fetched anew for it. */
const STORAGE_KEY = 'adbond-reloaded-at'
const INTERVAL_MS = 10 * 60_000
const MOST_FOR_CUT_SCRIPTS = 3

/** How many of the reloads count: one whose moment lies in the future was noted by another clock. */
export const recentReloads = (moments: readonly number[], now: number): number =>
  moments.filter((at) => at > now - INTERVAL_MS && at <= now).length

let isLeaving = false

/** Called after a part could not be fetched. Returns whether the page is about to reload. */
export async function reloadOnce(error: unknown, hasDirtyForm: () => boolean): Promise<boolean> {
  const isTruncated = isTruncatedScript(error)
  try {
    const note = sessionStorage.getItem(STORAGE_KEY) ?? ''
    const recent = recentReloads(note.split(' ').map(Number), Date.now())
    if (recent >= (isTruncated ? MOST_FOR_CUT_SCRIPTS : 1)) return false
    const known = recent ? note : ''
    const fetched = isTruncated ? await refetchScripts(known) : ''
    if (isTruncated && (!fetched || isLeaving)) return isLeaving // scripts cut side by side are one reason
    if (!navigator.onLine || hasDirtyForm()) return false
    sessionStorage.setItem(STORAGE_KEY, `${known} ${Date.now()} ${fetched}`)
  } catch {
    return false // without a note of the last reload, none is safe
  }
  location.reload()
  isLeaving = true
  return true
}
