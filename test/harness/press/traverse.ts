import type { Page } from '@playwright/test'
import { type Choice, choosing } from './choose.ts'
import type { Pressable } from './pressables.ts'

/** A list that grows with each press would keep the walk busy for ever. */
export const PRESSES_MAX_PER_SCREEN = 250

export type Traversal = {
  page: Page
  /** Opens an address and waits until its screen is at rest. */
  open: (path: string) => Promise<void>
  /** Presses one part and waits for the end of it. Returns whether the part was there to be pressed. */
  press: (part: Pressable, where: string) => Promise<boolean>
  settled: () => Promise<void>
  /** How many parts of one kind are pressed in the same list. */
  mostOfKind: number
  /** What was chosen in dialogs, by their name: one that two screens open is pressed through once. */
  dialogs: Map<string, Choice>
  /** How many parts of each kind were pressed in the frame, on whatever screen. */
  frame: Map<string, number>
}

/**
 * Presses every part of an open screen, one after the other, with the dialogs that they open. Returns how many it left
 * out, or null when the screen has more presses than a walk can take.
 */
export async function traverse(traversal: Traversal, path: string, where: string): Promise<number | null> {
  const { page, open, press, mostOfKind, frame } = traversal
  const { pathname } = new URL(path, page.url())
  const isElsewhere = () => new URL(page.url()).pathname !== pathname
  const stateNow = () => page.evaluate(() => window.pressables())
  const ofScreen = choosing(mostOfKind)
  const ofFrame = choosing(mostOfKind, frame)
  for (let presses = 0; presses < PRESSES_MAX_PER_SCREEN; presses += 1) {
    const { found } = await stateNow()
    const next =
      ofFrame.next(found.filter(({ isOfFrame }) => isOfFrame)) ??
      ofScreen.next(found.filter(({ isOfFrame }) => !isOfFrame))
    if (!next) return ofScreen.skipped() + ofFrame.skipped()
    await press(next, where)
    if (isElsewhere()) await open(path)
    else if ((await stateNow()).inDialog !== null) await pressInDialog(traversal, next, where)
    if (isElsewhere()) await open(path)
  }
  return null
}

/** Presses everything in the dialog that a part opens. If a press closes the dialog, it is opened again. */
async function pressInDialog(traversal: Traversal, opener: Pressable, where: string): Promise<void> {
  const { page, press, settled, dialogs, mostOfKind } = traversal
  for (;;) {
    let state = await page.evaluate(() => window.pressables())
    if (state.inDialog === null) {
      if (!(await press(opener, where))) return
      state = await page.evaluate(() => window.pressables())
      if (state.inDialog === null) return
    }
    const dialog = state.inDialog
    const choice = dialogs.get(dialog) ?? choosing(mostOfKind)
    dialogs.set(dialog, choice)
    const next = choice.next(state.found)
    if (!next) break
    await press(next, `${where}, in "${dialog}"`)
  }
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => window.pressables().inDialog === null)
  await settled()
}
