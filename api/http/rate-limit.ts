/**
 * A token bucket per address. Nigerian carriers put thousands of phones behind one address, so the bucket is large: it
 * stops a script, not a busy afternoon.
 */
export type RateLimit = { capacity: number; refillMs: number }

const ADDRESSES_MAX = 10_000 // bounds the memory a flood of addresses can take

type Bucket = { tokens: number; at: number }

export class RateLimiter {
  readonly #limit: RateLimit
  readonly #buckets = new Map<string, Bucket>()

  constructor(limit: RateLimit) {
    this.#limit = limit
  }

  /** Takes a token; returns 0, or the seconds to wait when there is none. */
  take(address: string, now: number): number {
    const bucket = this.#refilled(address, now)
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1
      return 0
    }
    return Math.max(1, Math.ceil(((1 - bucket.tokens) * this.#limit.refillMs) / 1000))
  }

  giveBack(address: string): void {
    const bucket = this.#buckets.get(address)
    if (bucket) bucket.tokens = Math.min(this.#limit.capacity, bucket.tokens + 1)
  }

  #refilled(address: string, now: number): Bucket {
    const known = this.#buckets.get(address) ?? { tokens: this.#limit.capacity, at: now }
    const gained = Math.max(0, now - known.at) / this.#limit.refillMs
    const bucket = { tokens: Math.min(this.#limit.capacity, known.tokens + gained), at: now }
    this.#buckets.delete(address) // re-inserted last: the map's order is the order of use
    this.#buckets.set(address, bucket)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > ADDRESSES_MAX && oldest !== undefined) this.#buckets.delete(oldest)
    return bucket
  }
}
