const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * For a press that adds to the end of a list: what comes begins where the button was. A browser holds what it shows in
 * its place (scroll anchoring). With nothing of the list left on the screen, that is the button itself, and the new rows
 * would come above the screen, unseen. The next move of the person ends it.
 */
export function growBelow(): void {
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  const hold = () => style.removeProperty('overflow-anchor')
  for (const move of MOVES) addEventListener(move, hold, { once: true, capture: true, passive: true })
}
