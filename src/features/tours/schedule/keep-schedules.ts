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
  const ask: QueryClient['fetchQuery'] = async (query) => {
    if (signal.aborted) throw signal.reason
    return queryClient.fetchQuery({ ...query, staleTime: KEPT_MS, retry: false })
  }
  const lookUp = async () => packageChoiceOf((await ask(upcomingTours())).value, known.packageId)
  try {
    const choice = wholeChoice(known) ?? (await lookUp())
    if (!choice) return
    const { projectId, packageId } = choice
    const typeId = PROJECT_TYPE_IDS[choice.projectType]
    await ask(tourProjects(typeId))
    await ask(tourPackages(typeId, projectId))
    const dates = await ask(tourDates(typeId, projectId, packageId))
    const ahead = bookableDates(dates, todayInLagos(Date.now())) ?? []
    const next = ahead.slice(0, savesData ? FEW_DATES : MAX_DATES)
    for (const date of next) await ask(tourTimes(typeId, projectId, packageId, date))
    if (next.length > 0 && !savesData) await ask(upcomingTours()) // it alone names the fee
  } catch {
    // Nobody asked for this, so a failure is silent: the form itself says what is missing.
  }
}
