import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/**
 * The time in ms since 1970, current enough for words such as "in 2 minutes". Prerendered parts may show it only once
 * they are hydrated.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick) // a phone that sleeps stops its timers
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
