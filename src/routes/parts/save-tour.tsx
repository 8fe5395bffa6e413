import { tourAddress } from '#contract/addresses/tour-address.ts'
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import { projectTypeSlug } from '#contract/project-type.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import { tourOf } from '#src/features/tours/booking/preselection.ts'
import { ASK, tourWhen } from '#src/features/tours/glance/tour-when.ts'
import { SaveLater } from '#src/routes/sections/save-offline.tsx'

/** "Save for offline" on a tour. */
export function SaveTour({ schedule }: { schedule: Schedule }) {
  const { package: pkg, project, projectType } = schedule
  if (!pkg.id) return null
  const { day, time } = tourWhen(schedule)
  const subject: PackSubject = {
    kind: 'tour',
    id: schedule.id,
    title: [pkg.name, day !== ASK && day, time].filter(Boolean).join(', '),
    projectType: projectTypeSlug(projectType?.name),
    projectId: project?.id ?? null,
    packageIds: [pkg.id],
    address: tourAddress(tourOf(schedule)),
  }
  return <SaveLater subject={subject} look="quiet" />
}
