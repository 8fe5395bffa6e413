import { asc, eq, type SQL } from 'drizzle-orm'
import { referenceCode } from '#contract/sent/reference-code.ts'
import type { Database } from '../db/database.ts'
import { packages, projects } from '../db/schema/catalogue.ts'
import { bookings } from '../db/schema/submissions.ts'
import { siteTourSchedules } from '../db/schema/tours.ts'
import { lagosTime } from '../lagos-date.ts'

/** What the office needs to call a person back and fill the bus, oldest first. */
export async function readBookings(db: Database, where?: SQL) {
  const rows = await db
    .select({
      id: bookings.id,
      bookedDate: bookings.bookedDate,
      time: siteTourSchedules.availableTime,
      cancelled: siteTourSchedules.cancelled,
      project: projects.name,
      package: packages.name,
      firstname: bookings.firstname,
      lastname: bookings.lastname,
      email: bookings.email,
      phoneNumber: bookings.phoneNumber,
      createdAt: bookings.createdAt,
      requestKey: bookings.requestKey,
    })
    .from(bookings)
    .innerJoin(siteTourSchedules, eq(bookings.scheduleId, siteTourSchedules.id))
    .innerJoin(projects, eq(siteTourSchedules.projectId, projects.id))
    .innerJoin(packages, eq(siteTourSchedules.packageId, packages.id))
    .where(where)
    .orderBy(asc(bookings.id))
  return rows.map(({ requestKey, createdAt, cancelled, ...line }) => ({
    ...line,
    /** Nobody tells the people by itself: the office calls them. */
    tour: cancelled ? 'cancelled' : null,
    createdInLagos: lagosTime(new Date(createdAt)),
    /** The reference that a person gives on the phone or in a letter; null for a request without a key. */
    reference: requestKey && referenceCode(requestKey),
  }))
}

export type BookingLine = Awaited<ReturnType<typeof readBookings>>[number]
