import { onFirst } from '#src/device/boot/first-sign.ts'

/** By which a person moves on. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * For a press that adds to the end of a list: what comes begins where the button was. A browser holds what it shows in
 * its place (scroll anchoring). With nothing of the list left on the screen, that is the button itself, and the new rows
 * would come above the screen, unseen. The next move of the person ends it.
 */
export function growBelow(): void {
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  onFirst(MOVES, () => style.removeProperty('overflow-anchor'))
}

const SHRINKS_WITHIN_MS = 2_000

/**
 * For a press that takes rows away above it: the pressed button stays where it is on the screen. A browser holds a row
 * that is on the screen, and that one goes; Safari holds nothing. Then the reader would stand far below the list.
 */
export function holdPlace(pressed: Element): void {
  const until = performance.now() + SHRINKS_WITHIN_MS
  const place = () => pressed.getBoundingClientRect().top
  const before = place()
  let isOver = false
  onFirst(MOVES, () => {
    isOver = true
  })
  const hold = () => {
    if (isOver || performance.now() > until || !pressed.isConnected) return
    scrollBy({ top: place() - before, behavior: 'instant' })
    requestAnimationFrame(hold)
  }
  requestAnimationFrame(hold)
}
