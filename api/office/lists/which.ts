import { and, between, eq, gte, lt, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { bookings, teamApplications } from '../../db/schema/submissions.ts'
import { isCalendarDate, startOfDay } from '../../lagos-date.ts'

/** From one id to another: `120-340`. */
export const idsSchema = v.pipe(v.string(), v.regex(/^\d{1,9}-\d{1,9}$/))

const dateSchema = v.pipe(v.string(), v.check(isCalendarDate))
const parts = { day: v.optional(dateSchema), ids: v.optional(idsSchema) }
const tourDay = v.optional(dateSchema)
const namesSome = (which: object) => Object.values(which).some((value) => value !== undefined)

/** Some of the applications: those that came on a day in Lagos, those from one id to another, or what is both. */
export const whichSchema = v.pipe(
  v.object(parts),
  v.check((which) => namesSome(which)),
)

/** Some of the bookings: the same, and those of tours on one date. */
export const whichBookingsSchema = v.pipe(
  v.object({ ...parts, tourDay }),
  v.check((which) => namesSome(which)),
)

/** Never without ids: who booked after the list was made is not in it. */
export const cancelledSchema = v.object({ ...parts, tourDay, ids: idsSchema })

export type Which = v.InferOutput<typeof whichSchema>
export type WhichBookings = v.InferOutput<typeof whichBookingsSchema>
export type Cancelled = v.InferOutput<typeof cancelledSchema>

export const amongApplications = (which: Which): SQL | undefined => among(teamApplications, which)

export const amongBookings = ({ tourDay, ...which }: WhichBookings): SQL | undefined =>
  and(among(bookings, which), tourDay === undefined ? undefined : eq(bookings.bookedDate, tourDay))

function among({ id, createdAt }: typeof bookings | typeof teamApplications, { day, ids }: Which) {
  const hoursOf = (date: string, hours: number) =>
    new Date(startOfDay(date).getTime() + hours * 3_600_000).toISOString()
  const [first = 0, last = 0] = ids?.split('-').map(Number) ?? []
  return and(
    day === undefined ? undefined : gte(createdAt, hoursOf(day, 0)),
    day === undefined ? undefined : lt(createdAt, hoursOf(day, 24)),
    ids === undefined ? undefined : between(id, first, last),
  )
}

/** `120-179` */
export const idsOf = (lines: readonly { id: number }[]): string => `${lines[0]?.id}-${lines.at(-1)?.id}`
