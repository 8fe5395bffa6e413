/** The place of a package in the chain of choices. */
import { projectTypeSlug } from '#contract/project-type.ts'
import type { Schedule } from '#contract/records/site-tour.ts'
import type { BookingChoice } from '#src/features/tours/booking/booking-choice.ts'

type Step = 'projectType' | 'projectId' | 'packageId'
export type PackageChoice = { [S in Step]: NonNullable<BookingChoice[S]> }
export type PartialChoice = Pick<BookingChoice, Step>

/** Null unless every step is known. */
export const wholeChoice = ({ projectType, projectId, packageId }: PartialChoice): PackageChoice | null =>
  projectType && projectId && packageId ? { projectType, projectId, packageId } : null

/**
 * As the list of tours tells it. A package's own record names no line, and not always its project. Null without a tour.
 */
export function packageChoiceOf(schedules: readonly Schedule[], packageId: string): PackageChoice | null {
  const own = schedules.filter((schedule) => schedule.package.id === packageId)
  const choices = own.map(({ projectType, project }) =>
    wholeChoice({
      projectType: projectTypeSlug(projectType?.name),
      projectId: project?.id ?? null,
      packageId,
    }),
  )
  return choices.find((choice) => choice !== null) ?? null
}
