/**
 * Fetches quietly what a booking of one package needs, down to a real schedule. The whole form can then be filled in
 * without a network (decision D8).
 */
import type { QueryClient } from '@tanstack/react-query'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { bookableDates } from '#src/features/tours/glance/still-ahead.ts'
import {
  tourDates,
  tourPackages,
  tourProjects,
  tourTimes,
  upcomingTours,
} from '#src/features/tours/queries.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { type PartialChoice, packageChoiceOf, wholeChoice } from './package-choice.ts'

const MAX_DATES = 8
/** While data is saved: a choice, at about 150 bytes for the times of a day. */
const FEW_DATES = 3
const KEPT_MS = 10 * 60_000 // a copy this young is good enough to keep; the form asks anew when a date is chosen

/**
 * One request after the other, so that it delays nothing the person waits for. Stops at the first failure. To save data
 * it keeps fewer days, and not the long list of tours for the fee alone (decision 041).
 */
export async function keepSchedules(
  queryClient: QueryClient,
  known: PartialChoice & { packageId: string },
  signal: AbortSignal,
  savesData = false,
): Promise<void> {
  const kept = { staleTime: KEPT_MS, retry: false }
  const tours = () => queryClient.fetchQuery({ ...upcomingTours(), ...kept })
  const lookUp = async () => packageChoiceOf((await tours()).value, known.packageId)
  try {
    const choice = wholeChoice(known) ?? (await lookUp())
    if (!choice || signal.aborted) return
    const { projectId, packageId } = choice
    const typeId = PROJECT_TYPE_IDS[choice.projectType]
    await queryClient.fetchQuery({ ...tourProjects(typeId), ...kept })
    await queryClient.fetchQuery({ ...tourPackages(typeId, projectId), ...kept })
    const dates = await queryClient.fetchQuery({ ...tourDates(typeId, projectId, packageId), ...kept })
    const ahead = bookableDates(dates, todayInLagos(Date.now())) ?? []
    const next = ahead.slice(0, savesData ? FEW_DATES : MAX_DATES)
    for (const date of next) {
      if (signal.aborted) return
      await queryClient.fetchQuery({ ...tourTimes(typeId, projectId, packageId, date), ...kept })
    }
    if (next.length > 0 && !savesData && !signal.aborted) await tours() // it alone names the fee
  } catch {
    // Nobody asked for this, so a failure is silent: the form itself says what is missing.
  }
}
