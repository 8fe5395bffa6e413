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

const SHRINKS_WITHIN_MS = 2_000 // from its first frame: a busy phone may draw none for long

/**
 * For a press that takes rows away above it: the pressed button stays where it is on the screen. A browser holds a row
 * that is on the screen, and that one goes; Safari holds nothing. Then the reader would stand far below the list.
 */
export function holdPlace(pressed: Element): void {
  const place = () => pressed.getBoundingClientRect().top
  const before = place()
  let until = Number.NaN
  onFirst(MOVES, () => {
    until = 0
  })
  const hold = (now: number) => {
    if (until === 0 || !pressed.isConnected) return
    until ||= now + SHRINKS_WITHIN_MS
    scrollBy({ top: place() - before, behavior: 'instant' })
    if (now < until) requestAnimationFrame(hold)
  }
  requestAnimationFrame(hold)
}
