import { QueueFull } from '../fair-queue.ts'

type Flight<Result> = { now: Promise<Result>; next: Promise<Result> | null }

const settled = (): undefined => undefined

/** One computation at a time for each key, shared by all who wait for it: a crowd costs as much as two people. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Flight<Result>>()

  /**
   * A caller who needs what is true now must not get what was read before the call, so it shares the computation that
   * begins next. A result that may be some seconds old is shared while it runs.
   */
  share(key: string, isOnlyTrueNow: boolean, make: () => Promise<Result>): Promise<Result> {
    const running = this.#flights.get(key)
    if (!running) return this.#start(key, make)
    if (!isOnlyTrueNow) return running.now
    running.next ??= running.now.then(settled, settled).then(() => this.#start(key, make))
    return running.next
  }

  /** True where `share` would begin nothing new. */
  isUnderway(key: string, isOnlyTrueNow: boolean): boolean {
    const running = this.#flights.get(key)
    return running !== undefined && (!isOnlyTrueNow || running.next !== null)
  }

  #start(key: string, make: () => Promise<Result>): Promise<Result> {
    const flight: Flight<Result> = { now: make(), next: null }
    this.#flights.set(key, flight)
    const end = () => {
      if (flight.next === null) this.#flights.delete(key)
    }
    flight.now.then(end, end)
    return flight.now
  }
}

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
