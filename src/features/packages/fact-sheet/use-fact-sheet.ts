import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { whenIdle } from '#src/device/when-idle.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'

const PATIENCE_MS = 4_000
const PICTURE_PATIENCE_MS = 1_000

type Sheet = ComponentType<{ known: KnownPackage }>

const load = () => import('./fact-sheet.tsx')

/**
 * The printed form of the page, fetched while nothing else loads: printing does not wait for a network. `print` opens
 * the printer's dialog; without the form, the page itself prints.
 */
export function useFactSheet(): { Sheet: Sheet | null; print: () => Promise<void> } {
  const [part, setPart] = useState<{ FactSheet: Sheet } | null>(null)
  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) void withLaterNetworks(load).then(setPart) // until then the page itself prints
    }, PATIENCE_MS)
    return () => {
      isGone = true
    }
  }, [])
  const printSheet = async () => {
    const drawn = load().then((loaded) => flushSync(() => setPart(loaded)))
    await Promise.race([drawn.then(pictureDrawn, () => undefined), after(PATIENCE_MS)])
    print()
  }
  return { Sheet: part?.FactSheet ?? null, print: printSheet }
}

/** The sheet's picture comes from the page, so it is there at once, or not at all. */
function pictureDrawn(): Promise<unknown> {
  const image = document.querySelector<HTMLImageElement>('.fact-sheet img')
  return Promise.race([image?.decode().catch(() => undefined), after(PICTURE_PATIENCE_MS)])
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
