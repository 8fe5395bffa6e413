import { desc, eq } from 'drizzle-orm'
import { addDays } from '../lagos-date.ts'
import type { Database } from './database.ts'
import { bookings } from './schema/submissions.ts'
import { siteTourSchedules } from './schema/tours.ts'
import type { SeedSchedule } from './seed/types.ts'

/**
 * Keeps sample tours in the near future. A tour whose date has passed keeps its row and gets a new date, if nobody booked
 * it. So does one far beyond any that a person plans: a clock that ran ahead has put it there. A booked one stays unchanged
 * for ever, and a new row replaces it in the programme. A row that got a date, though its sample repeats itself, or the
 * other way round, was changed by somebody and stays as well.
 */
export async function topUpSchedules(
  db: Database,
  today: string,
  samples: readonly SeedSchedule[],
): Promise<void> {
  for (const sample of samples) {
    const latest = await db.query.siteTourSchedules.findFirst({
      where: eq(siteTourSchedules.sampleId, sample.id),
      orderBy: desc(siteTourSchedules.id),
    })
    const availableDate = sample.inDays === null ? null : addDays(today, sample.inDays)
    if (!latest)
      await db.insert(siteTourSchedules).values(firstRow(sample, availableDate)).onConflictDoNothing()
    else if (availableDate !== null && isAmiss(latest.availableDate, today)) {
      await replaceDate(db, latest.id, sample, availableDate)
    }
  }
}

const FARTHEST_DAYS = 180

const isAmiss = (date: string | null, today: string): boolean =>
  date !== null && (date <= today || date > addDays(today, FARTHEST_DAYS))

function rowOf(sample: SeedSchedule, availableDate: string | null) {
  const { id: sampleId, inDays: _, time, ...columns } = sample
  return { ...columns, sampleId, availableDate, availableTime: time }
}

const firstRow = (sample: SeedSchedule, availableDate: string | null) => ({
  ...rowOf(sample, availableDate),
  id: sample.id,
})

async function replaceDate(
  db: Database,
  scheduleId: number,
  sample: SeedSchedule,
  availableDate: string,
): Promise<void> {
  const booked = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.scheduleId, scheduleId))
    .limit(1)
  if (booked.length > 0) await db.insert(siteTourSchedules).values(rowOf(sample, availableDate))
  else await db.update(siteTourSchedules).set({ availableDate }).where(eq(siteTourSchedules.id, scheduleId))
}
