import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readerStays } from '#src/ui/reader-stays.ts'
import type { BookingChoice } from './booking-choice.ts'
import { keepSchedules } from './keep-schedules.ts'

/** `connection` is missing where the browser does not tell (Firefox, Safari). */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } }

const savesData = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true

/** Keeps the schedules of a package that a reader stays with (decision D8), unless the person saves data. */
export function useKeptSchedules({
  projectType,
  projectId,
  packageId,
}: Pick<BookingChoice, 'projectType' | 'projectId' | 'packageId'>): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (projectType === null || projectId === null || packageId === null || savesData()) return undefined
    const leaving = new AbortController()
    const place = { projectType, projectId, packageId }
    void readerStays.then(() => {
      if (!leaving.signal.aborted) void keepSchedules(queryClient, place, leaving.signal)
    })
    return () => leaving.abort()
  }, [queryClient, projectType, projectId, packageId])
}
