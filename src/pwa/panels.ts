/** Which dialog of the frame is open. A button only names it; its code comes with the press (pwa-cards.tsx). */
export type PanelName = 'install' | 'data'

let panel: PanelName | null = null
const listeners = new Set<() => void>()

export function openPanel(name: PanelName | null): void {
  panel = name
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentPanel = (): PanelName | null => panel
