import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'
import { keepSchedules } from './keep-schedules.ts'
import type { PartialChoice } from './package-choice.ts'

const STAYS_MS = 3_000

/** The same as a component that draws nothing. While data is saved it waits whether the person stays. */
export function KeptSchedules(choice: PartialChoice): null {
  useKeptSchedules(choice, STAYS_MS)
  return null
}

/** Keeps the schedules of a package that a reader stays with or chooses (decision D8); fewer while data is saved. */
export function useKeptSchedules({ projectType, projectId, packageId }: PartialChoice, staysMs = 0): void {
  const queryClient = useQueryClient()
  const savesData = useSavesData()
  useEffect(() => {
    if (packageId === null) return undefined
    const leaving = new AbortController()
    const choice = { projectType, projectId, packageId }
    const keep = () => keepSchedules(queryClient, choice, leaving.signal, savesData)
    setTimeout(() => void readerEngaged.then(keep), savesData ? staysMs : 0)
    return () => leaving.abort()
  }, [queryClient, projectType, projectId, packageId, staysMs, savesData])
}
