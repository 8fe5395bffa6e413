/**
 * Whether this phone follows any search, known without opening a database: the frame of every page asks before it loads
 * anything for it. A hint only; the list itself is `follow/store.ts`.
 */
const KEY = 'adbond-follows'

export function followsSomething(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false // storage is forbidden, so nothing is kept either
  }
}

export function noteFollowing(searches: number): void {
  try {
    if (searches > 0) localStorage.setItem(KEY, String(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: news are told on the screen of packages alone.
  }
}
