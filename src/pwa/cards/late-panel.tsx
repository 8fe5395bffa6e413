import { type ComponentType, useLayoutEffect, useState } from 'react'
import { stillThere } from '#src/device/still-there.ts'
import { useStore } from '#src/device/use-store.ts'
import { copy } from '#src/pwa/copy.ts'
import { awaitedPanel, openPanel, type PanelName, shownPanel } from '#src/pwa/panels.ts'
import { loadPart, lossOf } from '#src/startup/lost-code.ts'
import { toast } from '#src/ui/toast.ts'

type Panel = ComponentType<{ onClose: () => void }>

const LOADS: Record<PanelName, () => Promise<Panel>> = {
  install: async () => (await import('#src/pwa/install/install-help.tsx')).InstallHelp,
  data: async () => (await import('./data-panel.tsx')).DataPanel,
}

/** The dialog of the latest press, unless the person has gone on before its code came. The next press asks again. */
export function LatePanel() {
  const press = useStore(shownPanel, null)
  const [Panel, setPanel] = useState<Panel | null>(null)
  useLayoutEffect(() => {
    if (!press) return
    let isLatest = true
    const isStillThere = stillThere(press)
    const isAwaited = () => isLatest && isStillThere()
    loadPart(LOADS[press.name])
      .then(
        (loaded) => isAwaited() && setPanel(() => loaded),
        async (error) => {
          // If it is gone, a card offers to load the page again.
          if (isAwaited() && (await lossOf(error)) !== 'gone') toast.warning(copy.panelNotHere)
        },
      )
      .finally(() => isLatest && awaitedPanel.set(null))
    return () => {
      isLatest = false
      setPanel(null)
    }
  }, [press])
  return Panel && <Panel onClose={close} />
}

const close = () => openPanel(null)
