import { count, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { bookings } from '../db/schema/submissions.ts'
import { addDays, lagosDay, startOfDay } from '../lagos-date.ts'
import { type Named, nameKey, nameOf } from '../submissions/name-key.ts'

/** How many seats may be booked on one day in Lagos; `Infinity` = no limit. */
export type BookingBounds = { perEmail: number; perDay: number }

/** The day's limit is reached. Nobody is turned away for good, because the phone asks again tomorrow. */
export class DayIsFull extends Error {
  override name = 'DayIsFull'
  readonly retryAfterSeconds: number

  constructor(now: Date) {
    super('The bound on bookings of one day is reached')
    const tomorrow = startOfDay(addDays(lagosDay(now), 1))
    this.retryAfterSeconds = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)
  }
}

/**
 * A person is an e-mail with a name. Agents and parents book for others with their own address, and a second press is
 * the same person again (decision 105). These are the names under that e-mail with a seat of this tour and date. The
 * office's comparison judges them, for a database knows the case of other letters than English ones by its settings.
 */
export const namesBooked = sql`(select coalesce(json_agg(json_build_object(
    'firstname', ${bookings.firstname}, 'lastname', ${bookings.lastname})), '[]') from ${bookings}
  where lower(${bookings.email}) = lower(${sql.placeholder('email')})
    and ${bookings.scheduleId} = ${sql.placeholder('siteTourScheduleId')}
    and ${bookings.bookedDate} = ${sql.placeholder('bookedDate')})`

/** True if this person is among those who are booked. */
export const isBookedAlready = (person: Named, booked: readonly Named[]): boolean =>
  booked.some((other) => nameKey(nameOf(other)) === nameKey(nameOf(person)))

/** Seats that this e-mail took since `dayStart`, for whatever people. */
export const seatsOfEmail = sql`(select count(*)::int from ${bookings}
  where lower(${bookings.email}) = lower(${sql.placeholder('email')})
    and ${bookings.createdAt} >= ${sql.placeholder('dayStart')})`

/** How old a count may be. Several processes may together exceed the limit by what they book in that time. */
const COUNT_LIFE_MS = 1_000

/** Bookings of all people today, counted in the database and kept for a second: a flood must not count at each step. */
export class BookingsOfDay {
  readonly #bound: number
  readonly #onFull: () => void
  #count = 0
  #day = ''
  #fullDay = ''
  #countedAt = Number.NEGATIVE_INFINITY

  /** `onFull` is called once a day, by each process. */
  constructor(bound: number, onFull: () => void) {
    this.#bound = bound
    this.#onFull = onFull
  }

  /** Throws DayIsFull when no more bookings are taken today. */
  async check(tx: Database, now: Date): Promise<void> {
    if (this.#bound === Number.POSITIVE_INFINITY) return
    const isOld = performance.now() - this.#countedAt > COUNT_LIFE_MS || this.#day !== lagosDay(now)
    if (isOld) await this.#recount(tx, now)
    if (this.#count < this.#bound) return
    if (this.#fullDay !== this.#day) this.#onFull()
    this.#fullDay = this.#day
    throw new DayIsFull(now)
  }

  add(): void {
    this.#count += 1
  }

  async #recount(tx: Database, now: Date): Promise<void> {
    const [row] = await tx
      .select({ bookings: count() })
      .from(bookings)
      .where(gte(bookings.createdAt, dayStart(now)))
    this.#count = row?.bookings ?? 0
    this.#day = lagosDay(now)
    this.#countedAt = performance.now()
  }
}

/** The moment at which the day of `now` began in Lagos. */
export const dayStart = (now: Date): string => startOfDay(lagosDay(now)).toISOString()
