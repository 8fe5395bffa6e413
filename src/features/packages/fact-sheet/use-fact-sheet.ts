import { type ComponentType, useEffect, useState } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { whenIdle } from '#src/device/when-idle.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'

const PATIENCE_MS = 4_000

type Sheet = { Sheet: ComponentType<{ known: KnownPackage }> }

/**
 * The printed form of the page, fetched for a reader who stays while nothing else loads: printing does not wait for a
 * network.
 */
export function useFactSheet(): Sheet['Sheet'] | null {
  const [loaded, setLoaded] = useState<Sheet | null>(null)
  useEffect(() => {
    let isGone = false
    const load = () => {
      if (isGone) return
      import('./fact-sheet.tsx').then(
        ({ FactSheet }) => setLoaded({ Sheet: FactSheet }),
        () => undefined, // no network: the page itself prints
      )
    }
    void readerEngaged.then(() => whenIdle(load, PATIENCE_MS))
    return () => {
      isGone = true
    }
  }, [])
  return loaded?.Sheet ?? null
}
