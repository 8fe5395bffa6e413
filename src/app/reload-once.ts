/**
 * A reload brings the parts of a newly deployed site; a second one soon after would only be a loop, so the visitor is
 * asked instead. Nothing is lost by it: it is called where the screen has already failed.
 */

const STORAGE_KEY = 'adbond-reloaded-at'
const INTERVAL_MS = 10 * 60_000

export function mayReload(lastReloadAt: number, now: number): boolean {
  return !(lastReloadAt > now - INTERVAL_MS && lastReloadAt <= now)
}

export function reloadOnce(): void {
  try {
    const now = Date.now()
    if (!mayReload(Number(sessionStorage.getItem(STORAGE_KEY)), now)) return
    sessionStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    return // without a note of the last one, there is no safe reload
  }
  location.reload()
}
