import { useEffect, useState } from 'react'
import { type ApplicationOnPhone, applicationsOnPhone, subscribeToApplications } from './mutations.ts'

const NONE: readonly ApplicationOnPhone[] = []

/** The applications this phone keeps, followed through every change, of this page, another tab or the worker. */
export function useApplicationsOnPhone(): readonly ApplicationOnPhone[] {
  const [applications, setApplications] = useState(NONE)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const next = await applicationsOnPhone()
      if (!isGone) setApplications(next)
    }
    void read()
    const unsubscribe = subscribeToApplications(read)
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [])
  return applications
}
