import { type ComponentType, useEffect, useState } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { whenIdle } from '#src/device/when-idle.ts'
import { QuietBoundary } from '#src/startup/boundary.tsx'

const IDLE_TIMEOUT_MS = 2_000

/**
 * A part that the page is complete without. Its code comes when the browser has time; if it does not come, nothing is
 * missing.
 */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    whenIdle(() => {
      readerEngaged.then(load).then(
        (part) => setPart(() => part),
        () => undefined, // no network: the next visit tries again
      )
    }, IDLE_TIMEOUT_MS)
  }, [load])
  return <QuietBoundary>{Part && <Part />}</QuietBoundary>
}
