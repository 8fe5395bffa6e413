import { useMemo } from 'react'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { openTours } from './next-tours.ts'

/**
 * Each package's soonest tour by its id, as `Y-m-d`, and the ids of its dates; null while the list is not known. `storedAt` 0 = it never was.
 * Only an enabled read asks the provider.
 */
export function useNextTours(enabled: boolean) {
  const { data, isPending } = useRead({ ...upcomingTours(), enabled })
  const today = useTodayInLagos()
  const open = useMemo(() => data && openTours(data.value, today), [data, today])
  return {
    days: open?.days ?? null,
    ids: open?.ids ?? null,
    isLoading: enabled && isPending && !data,
    storedAt: data?.storedAt ?? 0,
  }
}
