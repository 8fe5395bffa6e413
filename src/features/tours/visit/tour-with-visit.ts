import type { BookedTour, Visit } from '#contract/sent/tour-booking.ts'

export type TourWithVisit = BookedTour & { visit: Visit }

/** A booking of this phone. `replaces`: the requests, and the drafts, whose place it took. */
export type BookingToVisit = {
  id: string
  replaces: readonly string[]
  label: string
  state: string
  tour: BookedTour | null
}

/** Null in rows of versions that did not keep it. */
export const tourWithVisit = (tour: BookedTour | null): TourWithVisit | null =>
  tour?.visit ? { ...tour, visit: tour.visit } : null
