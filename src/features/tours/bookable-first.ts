import type { Schedule } from '#contract/site-tour.ts'
import { tourBadge } from './tour-badge.ts'

/** Tours that can be booked before those that cannot; within both the provider's order, newest first. */
export function bookableFirst(schedules: readonly Schedule[]): Schedule[] {
  const isFull = ({ package: pkg }: Schedule) => tourBadge(pkg) === 'Fully Booked'
  return schedules.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b)))
}
