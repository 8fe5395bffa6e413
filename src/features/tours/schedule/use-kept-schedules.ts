import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'
import { keepSchedules } from './keep-schedules.ts'
import type { PartialChoice } from './package-choice.ts'

/** The same as a component that draws nothing. */
export function KeptSchedules(choice: PartialChoice): null {
  useKeptSchedules(choice)
  return null
}

/** Keeps the schedules of a package that a reader stays with or chooses (decision D8); fewer while data is saved. */
export function useKeptSchedules({ projectType, projectId, packageId }: PartialChoice): void {
  const queryClient = useQueryClient()
  const savesData = useSavesData()
  useEffect(() => {
    if (packageId === null) return undefined
    const leaving = new AbortController()
    const choice = { projectType, projectId, packageId }
    void readerEngaged.then(() => {
      if (!leaving.signal.aborted) void keepSchedules(queryClient, choice, leaving.signal, savesData)
    })
    return () => leaving.abort()
  }, [queryClient, projectType, projectId, packageId, savesData])
}
