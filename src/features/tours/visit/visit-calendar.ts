import type { Visit } from '#contract/sent/tour-booking.ts'
import { tourFee } from '#src/features/tours/copy.ts'
import type { CalendarVisit } from './calendar-file.ts'
import { calendar as words } from './visit-copy.ts'

type Booked = {
  id: string
  /** The requests, and the drafts, whose place it took. */
  replaces: readonly string[]
  code: string
  packageName: string
  visit: Visit
  isTentative: boolean
}

/** A booking as an entry of a calendar. `site` is the origin with its folder, `kit` the address of the kit. */
export function visitCalendar(booked: Booked, at: { site: string; kit: string; now: number }): CalendarVisit {
  const { id, replaces, code, packageName, visit, isTentative } = booked
  const isRequest = (one: string) => !one.includes(' ') // names of drafts have a blank
  // Where none has, an earlier version wrote it, whose entry had its own id.
  const first = replaces.every(isRequest) ? id : (replaces.find(isRequest) ?? id)
  const title = words.title(packageName)
  return {
    uid: `${first}@${new URL(at.site).hostname}`,
    sequence: replaces.length,
    date: visit.date,
    time: visit.time,
    title: isTentative ? words.waiting(title) : title,
    text: [
      words.reference(code),
      visit.fee !== null && words.fee(tourFee(visit.fee)),
      words.pickup,
      words.kit(at.kit),
    ]
      .filter((line) => line !== false)
      .join('\n'),
    place: [visit.project, visit.place].filter(Boolean).join(', '),
    isTentative,
    madeAt: at.now,
  }
}
