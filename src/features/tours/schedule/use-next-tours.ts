import { useMemo } from 'react'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { type NextTour, nextTours } from './next-tours.ts'

/**
 * Each package's soonest tour by its id, as `Y-m-d`; null while the list is not known. `storedAt` 0 = it never was.
 * Only an enabled read asks the provider.
 */
export function useNextTours(enabled: boolean) {
  const { data, isPending } = useRead({ ...upcomingTours(), enabled })
  const days = useMemo(() => (data ? daysOf(nextTours(data.value, todayInLagos(Date.now()))) : null), [data])
  return { days, isLoading: enabled && isPending && !data, storedAt: data?.storedAt ?? 0 }
}

const daysOf = (tours: ReadonlyMap<string, NextTour>): Map<string, string> =>
  new Map([...tours].flatMap(([id, { day }]) => (day === null ? [] : [[id, day]])))
