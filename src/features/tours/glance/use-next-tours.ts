import { useMemo } from 'react'
import type { Schedule } from '#contract/records/site-tour.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useReader } from '#src/ui/reads/use-reader.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { isAhead, openTours } from './next-tours.ts'
import { type Answer, stillAhead } from './still-ahead.ts'

/**
 * Each package's soonest tour by its id, as `Y-m-d`, and the ids of its dates. Null while the list is not known, or all
 * over. The day of a package whose dates are all over is null too. `storedAt` 0 = it never was.
 * Only an enabled read asks the provider, for a reader who stays; at once where it `isUrgent`.
 */
export function useNextTours(enabled: boolean, isUrgent: boolean) {
  const isDue = useReader() || isUrgent
  const { data, isPending } = useRead({ ...upcomingTours(), enabled: enabled && isDue })
  const today = useTodayInLagos()
  const open = useMemo(() => data && toursOf(data, today), [data, today])
  return {
    days: open?.days ?? null,
    ids: open?.ids ?? null,
    isLoading: enabled && isPending && !data,
    storedAt: data?.storedAt ?? 0,
  }
}

function toursOf(answer: Answer<Schedule>, today: string) {
  const ahead = stillAhead(answer, (schedule) => isAhead(schedule, today), today)
  if (!ahead) return null
  const { days, ids } = openTours(answer.value, today)
  const withDates = new Set(ahead.map(idOf))
  const former = todayInLagos(answer.storedAt) < today ? answer.value.map(idOf) : []
  const over = former.flatMap((id) => (id && !withDates.has(id) ? [[id, null] as const] : []))
  return { days: new Map([...days, ...over]), ids }
}

const idOf = ({ package: { id } }: Schedule) => id
