import { useEffect, useState } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { ageInWords } from '#src/format/age.ts'

const FRESH_MS = 60_000 // ages below a minute are not worth a word
const TICK_MS = 30_000

/**
 * "Prices as of 2 hours ago": the age of what is shown. It draws nothing while the data is fresh, and nothing in
 * prerendered markup.
 */
export function Age({ storedAt, prefix }: { storedAt: number; prefix: string }) {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => (isHydrated ? Date.now() : storedAt))
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (now - storedAt < FRESH_MS) return null
  return (
    <span className="small-print">
      {prefix} <time dateTime={new Date(storedAt).toISOString()}>{ageInWords(now - storedAt)}</time>
    </span>
  )
}
