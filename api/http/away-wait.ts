const SHORTEST_S = 2
const FIRST_LIMIT_S = 10 // promoting a standby or restarting a server takes about as long
const LONGEST_S = 600 // as long as a phone waits by itself
const QUIET_S = 60

/**
 * `Retry-After` (in seconds) while the database is away: random, and longer the longer it has been away. The phones do
 * exactly what this header says. So a fixed number would bring all of them back together, again and again.
 */
export class AwayWait {
  #since = Number.NEGATIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY

  seconds(nowMs: number, random = Math.random()): number {
    const now = nowMs / 1000
    if (now - this.#last > QUIET_S) this.#since = now
    this.#last = now
    const limit = Math.min(Math.max((now - this.#since) * 2, FIRST_LIMIT_S), LONGEST_S)
    return Math.round(SHORTEST_S + random * (limit - SHORTEST_S))
  }
}
