import { type RateLimit, RateLimiter } from './rate-limit.ts'
import { networkOf } from './sender-name.ts'

/** So many senders' worth for an IPv6 /48: one customer may have it whole, or a carrier's phones share it. */
export const SENDERS_PER_NETWORK = 10

/** The limit of so many senders together. */
export const together = (senders: number, { capacity, refillMs }: RateLimit): RateLimit => ({
  capacity: capacity * senders,
  refillMs: refillMs / senders,
})

/** Counts a sender, and the network around it as well, in this process. */
export class SenderLimiter {
  readonly #senders: RateLimiter
  readonly #networks: RateLimiter

  constructor(limit: RateLimit) {
    this.#senders = new RateLimiter(limit)
    this.#networks = new RateLimiter(together(SENDERS_PER_NETWORK, limit))
  }

  /** Takes a token. Returns 0, or the seconds to wait when there is none. */
  take(sender: string, now: number): number {
    const network = networkOf(sender)
    const ofNetwork = network ? this.#networks.take(network, now) : 0
    if (ofNetwork > 0) return ofNetwork
    const wait = this.#senders.take(sender, now)
    if (network && wait > 0) this.#networks.giveBack(network) // only what one sender got counts against its neighbours
    return wait
  }
}
