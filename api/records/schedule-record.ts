import type { packages, projects } from '../db/schema/catalogue.ts'
import type { siteTourSchedules } from '../db/schema/tours.ts'
import { onTwelveHourClock, writtenOut } from '../lagos-date.ts'
import { packageSummary } from './package-record.ts'
import { projectSummary } from './project-record.ts'
import type { PromoRow } from './promo-record.ts'

type ProjectType = { id: number; name: string }

export type ScheduleRow = typeof siteTourSchedules.$inferSelect & {
  projectType: ProjectType
  project: typeof projects.$inferSelect & { projectType: ProjectType; promos: { promo: PromoRow }[] }
  package: typeof packages.$inferSelect
}

/** For a recurrent tour `availableDate` means nothing; like the live backend, this sends the day of asking. */
export function scheduleRecord(row: ScheduleRow, today: string) {
  return {
    id: row.id,
    projectType: row.projectType,
    project: projectSummary(row.project),
    package: packageSummary(row.package),
    fee: row.fee,
    availableDate: writtenOut(row.availableDate ?? today),
    recurrent: row.recurrent,
    recurrent_day: row.recurrentDay,
    availableTime: onTwelveHourClock(row.availableTime),
  }
}

/** A raw database record in the provider's own spelling; only `id` and `name` are reliable. */
export function rawRecord(row: Record<string, unknown>): Record<string, unknown> {
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))
}
