import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from '#src/device/use-store.ts'
import { InstallCard } from '#src/pwa/install/install-card.tsx'
import { openPanel, type PanelName, shownPanel } from '#src/pwa/panels.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { UpdateCard } from './update-card.tsx'

const PANELS: Record<PanelName, ComponentType<{ onClose: () => void }>> = {
  install: lazy(async () => ({ default: (await import('#src/pwa/install/install-help.tsx')).InstallHelp })),
  data: lazy(async () => ({ default: (await import('./data-panel.tsx')).DataPanel })),
}

/** What only an installed, offline or saving page has to say. Rendered after hydration. */
export function PwaCards() {
  const panel = useStore(shownPanel, null)
  const Panel = panel && PANELS[panel]
  return (
    <>
      <ConnectionBar />
      <InstallCard />
      <UpdateCard />
      <Suspense fallback={null}>{Panel && <Panel onClose={() => openPanel(null)} />}</Suspense>
    </>
  )
}
