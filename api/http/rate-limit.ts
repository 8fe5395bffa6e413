/**
 * A token bucket per sender. Nigerian carriers put thousands of phones behind one address, so the bucket is large: it
 * stops a script, not a busy afternoon.
 */
export type RateLimit = { capacity: number; refillMs: number }

/** Counts in this process (`RateLimiter`) or in the database that several share (`SharedLimit`). */
export type Limiter = {
  /** Takes a token. Returns 0, or the seconds to wait when there is none. `now` in ms of a clock that never jumps. */
  take: (address: string, now: number) => number | Promise<number>
  giveBack: (address: string) => void | Promise<void>
}

const SENDERS_MAX = 10_000 // limits the memory that a flood of addresses can take

/** Forgets the longest unseen sender once there are ten thousand. */
export class SendersMap<Value> {
  readonly #values = new Map<string, Value>()

  get(address: string): Value | undefined {
    return this.#values.get(address)
  }

  set(address: string, value: Value): void {
    this.#values.delete(address) // re-inserted last: the map's order is the order of use
    this.#values.set(address, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > SENDERS_MAX && oldest !== undefined) this.#values.delete(oldest)
  }
}

const LONGEST_TURN_MS = 600_000 // as long as a phone waits by itself

/**
 * When those who were refused come back: one for each token that is to come. Told the same moment, all phones of a carrier
 * would return together, and all but one be told it again.
 */
export class Turns {
  readonly #refillMs: number
  readonly #last = new SendersMap<number>()

  constructor({ refillMs }: RateLimit) {
    this.#refillMs = refillMs
  }

  /** Seconds to wait, of which `wait` are needed in any case. `now` as for `take`. */
  next(address: string, wait: number, now: number): number {
    const soonest = now + wait * 1000
    const last = this.#last.get(address) ?? Number.NEGATIVE_INFINITY
    const turn = Math.max(soonest, Math.min(last + this.#refillMs, now + LONGEST_TURN_MS))
    this.#last.set(address, turn)
    return Math.ceil((turn - now) / 1000)
  }
}

type Bucket = { tokens: number; at: number }

export class RateLimiter {
  readonly #limit: RateLimit
  readonly #buckets = new SendersMap<Bucket>()

  constructor(limit: RateLimit) {
    this.#limit = limit
  }

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
    this.#buckets.set(address, bucket)
    return bucket
  }
}
