/** Which dialog of the frame is open. A button only names it; its code comes with the press (pwa-cards.tsx). */
export type PanelName = 'install' | 'data'

let panel: PanelName | null = null
const listeners = new Set<() => void>()

/** The focus returns there when the dialog is gone, unless it is gone too, as a button of the menu is. */
let opener: Element | null = null

export function openPanel(name: PanelName | null): void {
  if (name === null) requestAnimationFrame(returnFocus)
  else opener = document.activeElement
  panel = name
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentPanel = (): PanelName | null => panel

function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  opener = null
}
