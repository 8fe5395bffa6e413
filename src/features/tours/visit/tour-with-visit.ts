import type { BookedTour, Visit } from '#contract/sent/tour-booking.ts'

export type TourWithVisit = BookedTour & { visit: Visit }

/** Null in rows of versions that did not keep it. */
export const tourWithVisit = (tour: BookedTour | null): TourWithVisit | null =>
  tour?.visit ? { ...tour, visit: tour.visit } : null
