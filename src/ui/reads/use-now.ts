import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/**
 * The time in ms since 1970, current enough for words such as "in 2 minutes". Only for parts that are never
 * prerendered.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
