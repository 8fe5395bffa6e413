import * as v from 'valibot'
import { minutesOfDay } from '#contract/format/minutes-of-day.ts'
import { compare } from '#contract/records/compare.ts'
import { keyedEntries } from './envelope.ts'
import {
  countOrNull,
  flag,
  flagUnlessSaid,
  id,
  idOrNothing,
  listOf,
  MOST_RECORDS,
  numberOrNull,
  recordOrNull,
  recordsOf,
  squareMetresOrNull,
  text,
} from './lenient.ts'
import { promoSchema } from './package.ts'
import { projectTypeRefSchema } from './project-type-ref.ts'

/** Only those fields of a schedule's package and project that the tour screens use. */
const tourPackageSchema = v.object({
  id: idOrNothing,
  name: v.pipe(text(300), v.nonEmpty()), // an empty record arrives as `[]`, and a tour of nothing is none
  state: text(300),
  location: text(300),
  size: squareMetresOrNull,
  installmentOption: flag,
  availableUnits: countOrNull,
  soldOut: flag,
  active: flagUnlessSaid,
  status: text(60),
})
export type TourPackage = v.InferOutput<typeof tourPackageSchema>

/**
 * `fee` is whole naira, 0 = free, null = the provider does not say. `availableDate` is "January 5, 2027" and means
 * nothing for a recurrent tour, whose rule is `recurrent_day` ("All" or a weekday). `availableTime` is "09:00 AM",
 * Lagos time.
 */
export const scheduleSchema = v.object({
  id,
  projectType: recordOrNull(projectTypeRefSchema),
  project: recordOrNull(v.object({ id: idOrNothing, name: text(300), promos: listOf(promoSchema) })),
  package: tourPackageSchema,
  fee: numberOrNull,
  availableDate: text(60),
  availableTime: text(60),
  recurrent: flag,
  recurrent_day: text(60),
})
export type Schedule = v.InferOutput<typeof scheduleSchema>

export const scheduleListSchema = recordsOf(scheduleSchema, MOST_RECORDS)

export type Choice = { id: string; name: string }

/** Projects and packages of the cascade. Only `id` and `name` are reliable; the key replaces a missing id. */
export function parseChoices(data: unknown): Choice[] {
  return keyedEntries(data).flatMap(([key, value]) => {
    const result = v.safeParse(v.object({ id: idOrNothing, name: v.pipe(text(300), v.nonEmpty()) }), value)
    return result.success ? [{ ...result.output, id: result.output.id ?? key }] : []
  })
}

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

/** `Y-m-d` dates, sorted, without duplicates, nulls or nonsense. */
export function parseDates(data: unknown): string[] {
  const dates = keyedEntries(data).flatMap(([, value]) =>
    typeof value === 'string' && CALENDAR_DATE.test(value) ? [value] : [],
  )
  return [...new Set(dates)].sort()
}

export type TimeSlot = { scheduleId: string; time: string }

const timeSlotSchema = v.object({
  scheduleId: id,
  time: v.pipe(v.string(), v.transform(minutesOfDay), v.number(), v.transform(clock)),
})

/** `{ scheduleId: "HH:MM[:SS]" }` → slots with `HH:MM`, earliest first. Also accepts its own result. */
export function parseTimeSlots(data: unknown): TimeSlot[] {
  return keyedEntries(data)
    .flatMap(([key, value]) => {
      const slot = v.safeParse(
        timeSlotSchema,
        typeof value === 'string' ? { scheduleId: key, time: value } : value,
      )
      return slot.success ? [slot.output] : []
    })
    .sort((a, b) => compare(a.time, b.time))
}

/** 545 → `09:05`. */
function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16)
}
