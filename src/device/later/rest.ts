const REST_MS = 5 * 60_000
const LONGEST_MS = 60 * 60_000

/**
 * Says whether something that may be in vain may be tried now. Then it rests: `ms` at first, then five minutes that double
 * to an hour. Only this page knows of it, so no full disk refuses it.
 */
export function createRest(ms = REST_MS): () => boolean {
  let next = ms
  let until = 0
  return () => {
    const now = performance.now()
    if (now < until) return false
    until = now + next
    next = Math.min(2 * next || REST_MS, LONGEST_MS)
    return true
  }
}
