import { useQueries } from '@tanstack/react-query'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import type { GoneSlot } from '#contract/site-tour.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { type ListState, listStateOf } from '#src/ui/list-state.ts'
import { useRead } from '#src/ui/use-read.ts'
import { daysToAsk, nextSlots, type Slot } from './next-slots.ts'
import { tourDates, tourTimes } from './queries.ts'

export type NextSlots = { state: ListState; slots: Slot[]; retry: () => void }

/** Free dates and times of the tour whose slot is gone, asked anew; without a network, what this phone kept (decision D8). */
export function useNextSlots({ tour, date, scheduleId }: GoneSlot): NextSlots {
  const { projectId, packageId } = tour
  const typeId = PROJECT_TYPE_IDS[tour.projectType]
  const dates = useRead(tourDates(typeId, projectId, packageId))
  const days = daysToAsk(dates.data?.value ?? [], todayInLagos(Date.now()))
  const times = useQueries({ queries: days.map((day) => tourTimes(typeId, projectId, packageId, day)) })
  const slots = nextSlots(
    days.map((day, index) => ({ date: day, slots: times[index]?.data?.value ?? [] })),
    { date, scheduleId },
  )
  const isAsking = dates.isFetching || times.some(({ isFetching }) => isFetching)
  const failed = times.find(({ isError, data }) => isError && data === undefined)
  return {
    slots,
    state: stateOf(),
    retry: () => {
      for (const query of [dates, ...times]) void query.refetch()
    },
  }

  function stateOf(): ListState {
    const ofDates = listStateOf(dates, () => days.length === 0)
    if (ofDates !== 'loaded') return ofDates
    if (isAsking) return 'loading' // a list that still changes would move under the thumb
    if (slots.length > 0) return 'loaded'
    return failed ? listStateOf({ ...failed, data: undefined }, () => true) : 'empty'
  }
}
