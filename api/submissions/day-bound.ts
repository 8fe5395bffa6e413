import { and, gte, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { bookings, idempotencyKeys, teamApplications } from '../db/schema/submissions.ts'
import { addDays, lagosDay, startOfDay } from '../lagos-date.ts'

/** The day's limit is reached. Nobody is turned away for good, because the phone asks again tomorrow. */
export class DayIsFull extends Error {
  override name = 'DayIsFull'
  readonly retryAfterSeconds: number

  constructor(now: Date) {
    super('The bound on submissions of one day is reached')
    const tomorrow = startOfDay(addDays(lagosDay(now), 1))
    this.retryAfterSeconds = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)
  }
}

/** How old a count may be. Several processes may together exceed the limit by what they take in that time. */
const COUNT_LIFE_MS = 1_000

type Bounded = {
  table: typeof bookings | typeof teamApplications | typeof idempotencyKeys
  /** Which rows count; missing: all. */
  where?: SQL
  bound: number
  /** Called once a day, by each process. */
  onFull: () => void
}

/** Rows of all people today, counted in the database and kept for a second: a flood must not count at each step. */
export class DayBound {
  readonly #of: Bounded
  #count = 0
  #day = ''
  #fullDay = ''
  #countedAt = Number.NEGATIVE_INFINITY

  constructor(of: Bounded) {
    this.#of = of
  }

  /** Throws DayIsFull when no more are taken today. */
  async check(tx: Database, now: Date): Promise<void> {
    if (await this.isFull(tx, now)) throw new DayIsFull(now)
  }

  async isFull(tx: Database, now: Date): Promise<boolean> {
    const { bound, onFull } = this.#of
    if (bound === Number.POSITIVE_INFINITY) return false
    const isOld = performance.now() - this.#countedAt > COUNT_LIFE_MS || this.#day !== lagosDay(now)
    if (isOld) await this.#recount(tx, now)
    if (this.#count < bound) return false
    if (this.#fullDay !== this.#day) onFull()
    this.#fullDay = this.#day
    return true
  }

  add(): void {
    this.#count += 1
  }

  async #recount(tx: Database, now: Date): Promise<void> {
    const { table, where } = this.#of
    this.#count = await tx.$count(table, and(gte(table.createdAt, dayStart(now)), where))
    this.#day = lagosDay(now)
    this.#countedAt = performance.now()
  }
}

/** The moment at which the day of `now` began in Lagos. */
export const dayStart = (now: Date): string => startOfDay(lagosDay(now)).toISOString()
