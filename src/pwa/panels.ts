/** Which dialog of the frame is open. A button only names it; a press loads its code (late-panel.tsx). */
import { afterPaint } from '#src/device/after-paint.ts'
import { createStore } from '#src/device/boot/store.ts'
import type { Whereabouts } from '#src/device/still-there.ts'

export type PanelName = 'install' | 'data'

/** Each press is a value of its own: it counts from where the person is then, for the dialog may come much later. */
export const shownPanel = createStore<({ name: PanelName } & Whereabouts) | null>(null)

/** Pressed, and its dialog is not here yet: the button shows so in the frame of the press, and as long as its code loads. */
export const awaitedPanel = createStore<PanelName | null>(null)

/** The focus returns there when the dialog closes, unless that place has gone too, as a button of the menu has. */
let opener: Element | null = null

let withdraw = () => {}

/**
 * A press takes the place of one whose dialog is not here yet. If both came, the first would give the focus back as it
 * goes. The second would take that for a person who has gone on.
 */
export function openPanel(name: PanelName | null): void {
  withdraw()
  shownPanel.set(null)
  awaitedPanel.set(name)
  if (name === null) requestAnimationFrame(returnFocus)
  else {
    opener = document.activeElement
    // The press shows first, and the menu that offered it leaves and gives its focus back.
    withdraw = afterPaint(() =>
      shownPanel.set({ name, pathname: location.pathname, activeElement: document.activeElement }),
    )
  }
}

function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  opener = null
}
