import { useMemo } from 'react'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { nextTours } from './next-tours.ts'

/**
 * Each package's soonest tour by its id, as `Y-m-d`; null while the list is not known. `storedAt` 0 = it never was.
 * Only an enabled read asks the provider.
 */
export function useNextTours(enabled: boolean) {
  const { data, isPending } = useRead({ ...upcomingTours(), enabled })
  const days = useMemo(() => (data ? nextTours(data.value, Date.now()) : null), [data])
  return { days, isLoading: enabled && isPending && !data, storedAt: data?.storedAt ?? 0 }
}
