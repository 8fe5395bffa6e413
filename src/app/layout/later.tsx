import { type ComponentType, useEffect, useState } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { whenIdle } from '#src/device/when-idle.ts'
import { QuietBoundary } from '#src/startup/boundary.tsx'

const IDLE_TIMEOUT_MS = 2_000

/**
 * A part that the page is complete without. Its code comes when the browser has time. If the line loses it, it is asked
 * for again: what a press says later, and what is true of the line, need it.
 */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    whenIdle(() => {
      void readerEngaged.then(() => untilItComes(load)).then((part) => setPart(() => part))
    }, IDLE_TIMEOUT_MS)
  }, [load])
  return <QuietBoundary>{Part && <Part />}</QuietBoundary>
}
