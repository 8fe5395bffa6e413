import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from '#src/device/use-store.ts'
import { copy } from '#src/pwa/copy.ts'
import { InstallCard } from '#src/pwa/install/install-card.tsx'
import { openPanel, type PanelName, shownPanel } from '#src/pwa/panels.ts'
import { loadPart, lossOf } from '#src/startup/lost-code.ts'
import { toast } from '#src/ui/toast.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { UpdateCard } from './update-card.tsx'

type Panel = ComponentType<{ onClose: () => void }>

const LOADS: Record<PanelName, () => Promise<Panel>> = {
  install: async () => (await import('#src/pwa/install/install-help.tsx')).InstallHelp,
  data: async () => (await import('./data-panel.tsx')).DataPanel,
}

const panels: Record<PanelName, Panel> = { install: panelOf('install'), data: panelOf('data') }

/** If a panel's code cannot be fetched, the other cards stay, and the next press asks for it again. */
function panelOf(name: PanelName): Panel {
  return lazy(async () => {
    try {
      return { default: await loadPart(LOADS[name]) }
    } catch (error) {
      if ((await lossOf(error)) !== 'gone') toast.warning(copy.panelNotHere) // otherwise a card offers to load again
      panels[name] = panelOf(name)
      if (shownPanel.get() === name) openPanel(null)
      return { default: Nothing }
    }
  })
}

const Nothing = () => null

/** Cards that only an installed, offline or saving page needs. Rendered after hydration. */
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
