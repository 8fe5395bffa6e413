/**
 * Whether this phone follows any search, known without opening a database: the frame of every page asks before it loads
 * anything for it. A hint only; the list itself is `follow/store.ts`.
 */
const KEY = 'adbond-follows'

let begin = () => {}
const begun = new Promise<void>((resolve) => {
  begin = resolve
})

/** Settles once it does: a page may stay open long after its first search was followed. */
export function followsSomething(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) !== null) begin()
  } catch {
    // Storage is forbidden, so nothing is kept either.
  }
  return begun
}

export function noteFollowing(searches: number): void {
  if (searches > 0) begin()
  try {
    if (searches > 0) localStorage.setItem(KEY, String(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: news are told on the screen of packages alone.
  }
}
