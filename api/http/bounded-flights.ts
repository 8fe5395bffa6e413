import { QueueFull } from '../fair-queue.ts'
import { SingleFlight } from './single-flight.ts'

/**
 * Shares computations, of which one sender has so many under way, those included that have not begun. To share another's
 * costs nothing, so it is never refused.
 */
export class BoundedFlights<Result> {
  readonly #flights = new SingleFlight<Result>()
  readonly #most: number
  readonly #underway = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  hasRoom(sender: string): boolean {
    return this.#of(sender) < this.#most
  }

  /** Rejects with `QueueFull` at once, or with what `make` meets. */
  async share(
    sender: string,
    key: string,
    isOnlyTrueNow: boolean,
    make: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#flights.isUnderway(key, isOnlyTrueNow)) return this.#flights.share(key, isOnlyTrueNow, make)
    if (!this.hasRoom(sender)) throw new QueueFull()
    this.#underway.set(sender, this.#of(sender) + 1)
    try {
      return await this.#flights.share(key, isOnlyTrueNow, make)
    } finally {
      const left = this.#of(sender) - 1
      if (left > 0) this.#underway.set(sender, left)
      else this.#underway.delete(sender)
    }
  }

  #of(sender: string): number {
    return this.#underway.get(sender) ?? 0
  }
}
