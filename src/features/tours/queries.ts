import { endpoints } from '#contract/endpoints.ts'
import { readQuery } from '#src/api-client/read-query.ts'

const SEATS_STALE_MS = 0 // seats and times are requested anew at each look (decision D5)

export const upcomingTours = () => readQuery('schedule-list', endpoints.schedules())

export const tourProjects = (projectTypeId: number) =>
  readQuery('choices', endpoints.schedules({ projectTypeId }))

export const tourPackages = (projectTypeId: number, projectId: string) =>
  readQuery('choices', endpoints.schedules({ projectTypeId, projectId }))

export const tourDates = (projectTypeId: number, projectId: string, packageId: string) =>
  readQuery('dates', endpoints.schedules({ projectTypeId, projectId, packageId }), SEATS_STALE_MS)

export const tourTimes = (projectTypeId: number, projectId: string, packageId: string, date: string) =>
  readQuery('time-slots', endpoints.schedules({ projectTypeId, projectId, packageId, date }), SEATS_STALE_MS)

/** Names a package that no list of tours has. */
export const toursPackage = (packageId: string) => readQuery('package', endpoints.package(packageId))

/** Dates and times of every package, which a refused booking puts in doubt. */
export const seatKeys = [['dates'], ['time-slots']] as const
