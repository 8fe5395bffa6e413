import type { Context, MiddlewareHandler } from 'hono'
import { API_PREFIX } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { failed } from '../http/answers.ts'
import { type RateLimit, RateLimiter } from '../http/rate-limit.ts'
import { send } from '../http/send.ts'
import { isKnownKey } from '../submissions/idempotency.ts'
import { readKey } from '../submissions/key-header.ts'

/** `addressOf` names the sender: the socket's address, or what a trusted proxy says. */
export type PostLimit = RateLimit & { addressOf: (c: Context) => string }

/** Bounds how many submissions one address may make. A replay of a known key costs nothing and always passes. */
export function postLimit(db: Database, limit: PostLimit): MiddlewareHandler {
  const limiter = new RateLimiter(limit)
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const address = limit.addressOf(c)
    const wait = limiter.take(address, performance.now())
    if (wait > 0 && !(await repeatsKnownKey(db, c))) {
      const words = 'Too many requests from this network. Please try again shortly.'
      return send(c, failed(429, words), { 'Retry-After': String(wait), 'Cache-Control': 'no-store' })
    }
    await next()
    if (wait === 0 && c.res.headers.has('Idempotency-Replayed')) limiter.giveBack(address)
  }
}

async function repeatsKnownKey(db: Database, c: Context): Promise<boolean> {
  const header = readKey(c.req.header('Idempotency-Key'))
  if (!header.ok || header.key === null) return false
  return isKnownKey(db, c.req.path.slice(API_PREFIX.length), header.key)
}
