import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'
import { keepSchedules } from './keep-schedules.ts'
import type { KnownPlace } from './tour-place.ts'

/** The same as a component that draws nothing. */
export function KeptSchedules(place: KnownPlace): null {
  useKeptSchedules(place)
  return null
}

/** Keeps the schedules of a package on whose page a reader stays (decision D8), unless the person saves data. */
export function useKeptSchedules({ projectType, projectId, packageId }: KnownPlace): void {
  const queryClient = useQueryClient()
  const savesData = useSavesData()
  useEffect(() => {
    if (packageId === null || savesData) return undefined
    const leaving = new AbortController()
    const place = { projectType, projectId, packageId }
    void readerEngaged.then(() => {
      if (!leaving.signal.aborted) void keepSchedules(queryClient, place, leaving.signal)
    })
    return () => leaving.abort()
  }, [queryClient, projectType, projectId, packageId, savesData])
}
