import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import type { GoneSlot } from '#contract/sent/tour-booking.ts'
import { useOnce } from '#src/device/use-once.ts'
import { bookableDates } from '#src/features/tours/glance/still-ahead.ts'
import { tourDates, tourTimes } from '#src/features/tours/queries.ts'
import { failureOf } from '#src/ui/reads/held-failure.ts'
import { isUnread, type ListState, listStateOf } from '#src/ui/reads/list-state.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { nextSlots, type Slot } from './next-slots.ts'

/** The times of so many days are requested at once: enough for a choice, few enough for a bad line. */
const DAYS_ASKED = 3
/** Days that are full are among the dates. */
const MOST_DAYS = 12

export type NextSlots = {
  /** `over`: all dates of a kept copy have passed. */
  state: ListState | 'over'
  slots: Slot[]
  /** There are dates whose times were not requested. */
  hasMore: boolean
  /** When the oldest of what they were read from was told, ms since 1970. */
  storedAt: number
  retry: () => Promise<unknown>
}

/**
 * Free dates and times of the tour whose slot is gone, requested anew; without a network, what this phone kept
 * (decision D8).
 */
export function useNextSlots({ tour, date, scheduleId }: GoneSlot): NextSlots {
  const { projectId, packageId } = tour
  const typeId = PROJECT_TYPE_IDS[tour.projectType]
  const cache = useQueryClient().getQueryCache()
  const dates = useRead(tourDates(typeId, projectId, packageId))
  const today = useTodayInLagos()
  const ahead = dates.data && bookableDates(dates.data, today)
  const [most, setMost] = useState(DAYS_ASKED)
  const days = ahead?.slice(0, most) ?? []
  const hasMore = days.length < (ahead?.length ?? 0)
  const asked = days.map((day) => tourTimes(typeId, projectId, packageId, day))
  const times = useQueries({ queries: asked })
  const slots = nextSlots(
    days.map((day, index) => ({ date: day, slots: times[index]?.data?.value ?? [] })),
    { date, scheduleId },
  )
  const isAsking = dates.isFetching || times.some(({ isFetching }) => isFetching)
  const ofTimes = times.map((result, index) => {
    const error = failureOf(cache, asked[index]?.queryKey ?? [], result)
    return listStateOf({ ...result, error }, ({ value }) => value.length === 0)
  })
  const unread = ofTimes.find(isUnread)
  const goesOn = hasMore && most < MOST_DAYS && !isAsking && !unread && slots.length === 0
  if (goesOn) setMost(most + DAYS_ASKED)
  const wasShown = useOnce(days.length > 0 && !isAsking && !goesOn)
  const kept = [dates.data, ...times.map(({ data }) => data)]
  return {
    slots,
    hasMore,
    storedAt: Math.min(...kept.flatMap((read) => read?.storedAt ?? [])),
    state: stateOf(),
    retry: () => Promise.all([dates, ...times].map((query) => query.refetch())),
  }

  function stateOf(): NextSlots['state'] {
    if (ahead === null) return dates.isFetching ? 'loading' : 'over'
    const ofDates = listStateOf(dates, () => days.length === 0)
    if (ofDates !== 'loaded') return ofDates
    // A list that still changes would move under the thumb, so a list on the screen is refreshed behind it.
    if (isAsking && !wasShown && !unread) return 'loading'
    if (slots.length > 0) return 'loaded'
    return unread ?? (ofTimes.includes('loading') ? 'loading' : 'empty')
  }
}
