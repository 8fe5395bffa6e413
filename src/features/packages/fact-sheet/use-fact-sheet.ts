import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#src/device/when-idle.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'

const PATIENCE_MS = 4_000
const PICTURE_PATIENCE_MS = 1_000

type Sheet = ComponentType<{ known: KnownPackage }>

/**
 * The printed form of the page, fetched while nothing else loads: printing does not wait for a network. `print` opens
 * the printer's dialog; without the form, the page itself prints.
 */
export function useFactSheet(): { Sheet: Sheet | null; print: () => Promise<void> } {
  const [loaded, setLoaded] = useState<{ Sheet: Sheet } | null>(null)
  const load = useCallback(async () => {
    const { FactSheet } = await import('./fact-sheet.tsx')
    flushSync(() => setLoaded((now) => now ?? { Sheet: FactSheet }))
  }, [])
  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) load().catch(() => undefined) // no network: the page itself prints
    }, PATIENCE_MS)
    return () => {
      isGone = true
    }
  }, [load])
  const printSheet = async () => {
    await Promise.race([load().then(pictureDrawn, () => undefined), after(PATIENCE_MS)])
    print()
  }
  return { Sheet: loaded?.Sheet ?? null, print: printSheet }
}

/** The sheet's picture comes from the page, so it is there at once, or not at all. */
function pictureDrawn(): Promise<unknown> {
  const image = document.querySelector<HTMLImageElement>('.fact-sheet img')
  return Promise.race([image?.decode().catch(() => undefined), after(PICTURE_PATIENCE_MS)])
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
