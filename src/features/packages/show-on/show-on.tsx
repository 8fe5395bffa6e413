import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { type InAppWindow, ownInAppWindow } from '#src/device/in-app/in-app-window.ts'
import { whilePressed } from '#src/device/later/while-pressed.ts'
import { withLaterNetworks } from '#src/device/later/with-later-networks.ts'
import { whenIdle } from '#src/device/when-idle.ts'
import { copy } from '#src/features/packages/copy.ts'
import { useFactSheet } from '#src/features/packages/fact-sheet/use-fact-sheet.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import type { PackageRead } from '#src/features/packages/price-day.ts'
import { WaysOut } from '#src/ui/in-app/ways-out.tsx'
import { toast } from '#src/ui/toast.ts'
import { showCopy as words } from './show-copy.ts'

const PATIENCE_MS = 4_000
const TITLE_ID = 'show-on'

type HandOver = ComponentType<{ known: PackageRead; onClose: () => void }>

const load = async () => ({ HandOver: (await import('./qr-hand-over.tsx')).QrHandOver })

/** A package on the screen of a phone, for somebody else's camera, and on a sheet of paper. */
export function ShowOn({ known }: { known: KnownPackage }) {
  const { Sheet, print } = useFactSheet()
  const [part, setPart] = useState<{ HandOver: HandOver } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [inApp, setInApp] = useState<InAppWindow | null>(null)
  const HandOver = part?.HandOver
  // Without a worker (data saver), the code must be here before the signal is gone.
  useEffect(() => whenIdle(() => void withLaterNetworks(load).then(setPart), PATIENCE_MS), [])

  const open = ({ currentTarget }: MouseEvent) => {
    if (part) afterPaint(() => setIsOpen(true))
    else
      whilePressed(currentTarget, load()).then(
        (loaded) => {
          setPart(loaded)
          setIsOpen(true)
        },
        () => toast.warning(words.notHere),
      )
  }

  const printOrSay = () => {
    const window = ownInAppWindow()
    setInApp(window)
    if (!window) void print()
  }

  return (
    <section aria-labelledby={TITLE_ID} className="print:hidden">
      <h2 id={TITLE_ID} className="title-4">
        {copy.show}
      </h2>
      <p className="small-print mt-2px md:hidden">{copy.showAbout}</p>
      <div className="grid grid-cols-2 gap-8px mt-12px">
        <button type="button" className="show-tile" aria-haspopup="dialog" onClick={open}>
          <span className="i-ph-qr-code show-icon" aria-hidden />
          {words.showCode}
        </button>
        <button type="button" className="show-tile" onClick={printOrSay}>
          <span className="i-ph-printer show-icon" aria-hidden />
          {copy.factSheet}
        </button>
      </div>
      <p role="status" className="small-print mt-12px empty:mt-0">
        {inApp && words.notPrinted}
      </p>
      {inApp && (
        <div className="flex flex-wrap gap-8px mt-12px">
          <WaysOut isAndroid={inApp === 'in-app-android'} />
        </div>
      )}
      {Sheet && <Sheet known={known} />}
      {isOpen && HandOver && <HandOver known={known} onClose={() => afterPaint(() => setIsOpen(false))} />}
    </section>
  )
}
