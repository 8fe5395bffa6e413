/**
 * Fetches quietly what a booking of one package needs, so that the whole form can be filled in without a network
 * later, down to a real schedule (decision D8).
 */
import type { QueryClient } from '@tanstack/react-query'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import type { BookingChoice } from './booking-choice.ts'
import { dateOptions } from './choice-list.ts'
import { tourDates, tourPackages, tourProjects, tourTimes } from './queries.ts'

const MAX_DATES = 8
const KEPT_MS = 10 * 60_000 // a copy this young is good enough to keep; the form asks anew when a date is chosen

export type TourPlace = {
  [Step in 'projectType' | 'projectId' | 'packageId']: NonNullable<BookingChoice[Step]>
}

/** One request after the other, so that nothing the person waits for is held up. Stops at the first failure. */
export async function keepSchedules(
  queryClient: QueryClient,
  { projectType, projectId, packageId }: TourPlace,
  signal: AbortSignal,
): Promise<void> {
  const typeId = PROJECT_TYPE_IDS[projectType]
  const kept = { staleTime: KEPT_MS, retry: false }
  try {
    await queryClient.fetchQuery({ ...tourProjects(typeId), ...kept })
    await queryClient.fetchQuery({ ...tourPackages(typeId, projectId), ...kept })
    const dates = await queryClient.fetchQuery({ ...tourDates(typeId, projectId, packageId), ...kept })
    const next = dateOptions(dates.value, todayInLagos(Date.now())).slice(0, MAX_DATES)
    for (const { value: date } of next) {
      if (signal.aborted) return
      await queryClient.fetchQuery({ ...tourTimes(typeId, projectId, packageId, date), ...kept })
    }
  } catch {
    // Nobody asked for this: without it the form says by itself what is missing.
  }
}
