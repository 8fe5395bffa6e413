import type { PackSubject } from '#contract/offline-pack.ts'
import { projectTypeSlug } from '#contract/project-type.ts'
import { BOOKING_PART, sitePaths } from '#contract/site-paths.ts'
import type { Schedule } from '#contract/site-tour.ts'
import { SaveLater } from '#src/routes/sections/save-offline.tsx'
import { preselectionOf } from '../features/tours/preselection.ts'

/** "Save for offline" on a tour. */
export function SaveTour({ schedule }: { schedule: Schedule }) {
  const { package: pkg, project, projectType } = schedule
  if (!pkg.id) return null
  const subject: PackSubject = {
    kind: 'tour',
    id: schedule.id,
    title: pkg.name,
    projectType: projectTypeSlug(projectType?.name),
    projectId: project?.id ?? null,
    packageIds: [pkg.id],
    address: `${sitePaths.siteTour}${preselectionOf(schedule)}#${BOOKING_PART}`,
  }
  return <SaveLater subject={subject} look="quiet" />
}
