import type { Context, MiddlewareHandler } from 'hono'
import { API_PREFIX } from '#contract/api-prefix.ts'
import type { Database } from '../db/database.ts'
import { failed } from '../http/answers.ts'
import { type Limiter, type RateLimit, RateLimiter, Turns } from '../http/rate-limit.ts'
import { NO_STORE, send } from '../http/send.ts'
import { SENDERS_PER_NETWORK, SenderLimiter, together } from '../http/sender-limiter.ts'
import { networkOf } from '../http/sender-name.ts'
import { SharedLimit } from '../http/shared-limit.ts'
import { isKnownKey } from '../submissions/idempotency.ts'
import { readKey } from '../submissions/key-header.ts'

export type PostLimit = RateLimit & {
  /** Names the sender: the socket's address, or what a trusted proxy says. */
  addressOf: (c: Context) => string
  /**
   * Several processes count together, in the database. The same in all of them, and in no copy of it, so that nobody can
   * guess the addresses there. Missing: this process counts by itself.
   */
  secret?: string
}

/** Repeats that cost nothing, as a multiple of the limit: a phone makes some dozens in its worst day. */
const FREE_REPEATS = 10

/**
 * Limits how many submissions one address may make. A replay of a known key costs nothing, up to ten times
 * the limit: who has one key could ask without end. It passes even beyond the limit, as long as the lookups of keys
 * stay within a limit of their own: a refusal must be cheap. `isSecret` names where nobody may learn that a key is known.
 */
export function postLimit(
  db: Database,
  limit: PostLimit,
  isSecret: (path: string) => boolean = () => false,
): MiddlewareHandler {
  const limiter: Limiter =
    limit.secret === undefined ? new RateLimiter(limit) : new SharedLimit(db, limit, limit.secret)
  const questions = new RateLimiter(limit)
  const turns = new Turns(limit)
  const networks = new RateLimiter(together(SENDERS_PER_NETWORK, limit))
  const repeats = new SenderLimiter(together(FREE_REPEATS, limit))
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const address = limit.addressOf(c)
    const network = networkOf(address)
    const ofNetwork = network ? networks.take(network, performance.now()) : 0
    const wait = ofNetwork || (await limiter.take(address, performance.now()))
    if (wait > 0) {
      if (network && !ofNetwork) networks.giveBack(network) // only what one sender got counts against its neighbours
      const now = performance.now()
      const who = ofNetwork && network ? network : address
      const mayAsk = questions.take(who, now) === 0
      if (!mayAsk || isSecret(c.req.path) || !(await repeatsKnownKey(db, c)))
        return refusal(c, turns.next(who, wait, now))
    }
    await next()
    if (wait > 0 || !c.res.headers.has('Idempotency-Replayed')) return
    if (repeats.take(address, performance.now()) > 0) return
    if (network) networks.giveBack(network)
    await limiter.giveBack(address)
  }
}

function refusal(c: Context, wait: number): Response {
  const words = 'Too many requests from this network. Please try again shortly.'
  return send(c, failed(429, words), { 'Retry-After': String(wait), ...NO_STORE })
}

async function repeatsKnownKey(db: Database, c: Context): Promise<boolean> {
  const header = readKey(c.req.header('Idempotency-Key'))
  if (!header.ok || header.key === null) return false
  return isKnownKey(db, c.req.path.slice(API_PREFIX.length), header.key)
}
