import { flushSync } from 'react-dom'
import { afterPaint } from '#src/device/after-paint.ts'
import { useStore } from '#src/device/use-store.ts'
import { awaitedPanel, openPanel, type PanelName } from '#src/pwa/panels.ts'
import { layoutCopy } from './copy.ts'

const TOOLS: readonly { panel: PanelName; icon: string; className: string }[] = [
  { panel: 'data', icon: 'i-ph-gauge', className: '' },
  // The installed app has nothing left to install.
  { panel: 'install', icon: 'i-ph-device-mobile', className: '[@media(display-mode:standalone)]:hidden' },
]

type Props = { className: string /** Closes the menu that offers them. */; onChoose?: () => void }

/**
 * Dialogs that every page offers: the data meter with its switch, and help with installing. A press loads their code.
 */
export function FrameTools({ className, onChoose }: Props) {
  const awaited = useStore(awaitedPanel, null)
  function choose(panel: PanelName) {
    if (!onChoose) return openPanel(panel)
    afterPaint(() => {
      flushSync(onChoose) // a busy phone would give the focus back after the dialog has asked where it is
      openPanel(panel)
    })
  }
  return TOOLS.map((tool) => (
    <button
      key={tool.panel}
      type="button"
      aria-haspopup="dialog"
      aria-busy={awaited === tool.panel}
      className={`inline-flex items-center gap-8px min-h-44px cursor-pointer aria-busy:op-50 ${className} ${tool.className}`}
      onClick={() => choose(tool.panel)}
    >
      <span className={tool.icon} aria-hidden />
      {layoutCopy.tools[tool.panel]}
    </button>
  ))
}
