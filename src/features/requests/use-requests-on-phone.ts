import { useEffect, useState } from 'react'
import { type RequestList, requestsOnPhone, subscribeToRequests } from './mutations.ts'

/** What this phone keeps, followed through every change, of this page, another tab or the worker; null until it was read. */
export function useRequestsOnPhone(): RequestList | null {
  const [onPhone, setOnPhone] = useState<RequestList | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const next = await requestsOnPhone()
      if (!isGone) setOnPhone(next)
    }
    void read()
    const unsubscribe = subscribeToRequests(read)
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [])
  return onPhone
}
