import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useStore } from '#src/device/use-store.ts'
import { InstallCard } from '#src/pwa/install/install-card.tsx'
import { openPanel, type PanelName, shownPanel } from '#src/pwa/panels.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { UpdateCard } from './update-card.tsx'

type Panel = ComponentType<{ onClose: () => void }>

const LOADS: Record<PanelName, () => Promise<Panel>> = {
  install: async () => (await import('#src/pwa/install/install-help.tsx')).InstallHelp,
  data: async () => (await import('./data-panel.tsx')).DataPanel,
}

const panels: Record<PanelName, Panel> = { install: panelOf('install'), data: panelOf('data') }

/** A panel whose code cannot be had takes none of the other cards with it, and the next press asks for it again. */
function panelOf(name: PanelName): Panel {
  return lazy(async () => {
    try {
      return { default: await LOADS[name]() }
    } catch {
      panels[name] = panelOf(name)
      return { default: MissingPanel }
    }
  })
}

function MissingPanel({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}

/** What only an installed, offline or saving page has to say. Rendered after hydration. */
export function PwaCards() {
  const panel = useStore(shownPanel, null)
  const Panel = panel && panels[panel]
  return (
    <>
      <ConnectionBar />
      <InstallCard />
      <UpdateCard />
      <Suspense fallback={null}>{Panel && <Panel onClose={close} />}</Suspense>
    </>
  )
}

const close = () => openPanel(null)
