import { useEffect, useState } from 'react'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { whenIdle } from '#src/device/when-idle.ts'

const PATIENCE_MS = 4_000

/**
 * A part that the first look does without: fetched for a reader who stays while nothing else loads, or at once when it
 * is wanted. `load` is a function of its module. Null until it is here; 'lost' while the line does not bring it.
 */
export function usePartForReader<Part extends object>(
  load: () => Promise<Part>,
  isWanted = false,
): Part | 'lost' | null {
  const [part, setPart] = useState<Part | 'lost' | null>(null)
  const isHere = part !== null && part !== 'lost'
  useEffect(() => {
    if (isHere) return
    let isGone = false
    const start = () => {
      if (isGone) return
      const onLost = () => isGone || setPart('lost')
      void withLaterNetworks(load, onLost).then((loaded) => isGone || setPart(loaded))
    }
    if (isWanted) start()
    else void readerEngaged.then(() => whenIdle(start, PATIENCE_MS))
    return () => {
      isGone = true
    }
  }, [isHere, isWanted, load])
  return part
}
