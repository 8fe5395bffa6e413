/** Which dialog of the frame is open. A button only names it; a press loads its code (pwa-cards.tsx). */
import { createListeners } from '#src/device/listeners.ts'

export type PanelName = 'install' | 'data'

let panel: PanelName | null = null
const listeners = createListeners()

/** The focus returns there when the dialog closes, unless that place has gone too, as a button of the menu has. */
let opener: Element | null = null

export function openPanel(name: PanelName | null): void {
  if (name === null) requestAnimationFrame(returnFocus)
  else opener = document.activeElement
  panel = name
  listeners.tell()
}

/** For useSyncExternalStore. */
export const subscribeToPanel = listeners.subscribe

export const currentPanel = (): PanelName | null => panel

function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  opener = null
}
