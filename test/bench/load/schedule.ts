import { setTimeout } from 'node:timers/promises'

/** Timers fire on whole milliseconds, also a part of one too early. */
const EARLY_MS = 1
/** What is later was this process itself: it computed, or got no processor. */
const LATE_MS = 2

type Clock = { now: () => number; sleep: (ms: number) => Promise<unknown> }

const realClock: Clock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/**
 * When requests are due, so many a second whatever the server does. Those that find no free connection stay due, so a
 * stalled server cannot hide it. If a connection was free and this process came late, the rest moves by as much. Its own
 * stall is not the server's, and makes no burst.
 */
export class Schedule {
  /** How much later everything is than it was meant to be. */
  lostMs = 0
  readonly #gapMs: number
  readonly #clock: Clock
  readonly #started: number

  constructor(perSecond: number, clock: Clock = realClock) {
    this.#gapMs = 1000 / perSecond
    this.#clock = clock
    this.#started = clock.now()
  }

  /** Waits until the n-th is due, for a connection that is free since `free`. Returns from when on the server is timed. */
  async turn(n: number, free: number): Promise<number> {
    for (;;) {
      const now = this.#clock.now()
      const late = now - this.#dueAt(n)
      if (late <= -EARLY_MS) await this.#clock.sleep(-late)
      else if (late > LATE_MS && this.#dueAt(n) > free) this.lostMs += late
      else return Math.min(now, this.#dueAt(n))
    }
  }

  /** How long those have waited that were due before `end` and came to no turn, from the n-th on. */
  waitsOfTheRest(n: number, end: number): number[] {
    const waits: number[] = []
    for (let next = n; this.#dueAt(next) < end; next += 1) waits.push(end - this.#dueAt(next))
    return waits
  }

  #dueAt(n: number): number {
    return this.#started + this.lostMs + n * this.#gapMs
  }
}
