/**
 * A part that takes the focus does not stay under a bar, such as the one with the price. The browser brings it onto the
 * screen only, and takes what lies under a bar there for seen.
 */
export function uncoverFocused(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      requestAnimationFrame(() => uncover(target.closest('label') ?? target))
  })
}

function uncover(part: Element): void {
  const { left, width, top, bottom } = part.getBoundingClientRect()
  if ([top + 1, bottom - 1].some((y) => isUnderBar(part, left + width / 2, y)))
    part.scrollIntoView({ block: 'center' })
}

const STAYS = /fixed|sticky/

/** Whether something that stays on the screen while the page moves lies over the part at this point. */
function isUnderBar(part: Element, x: number, y: number): boolean {
  let over = document.elementFromPoint(x, y)
  while (over && !over.contains(part)) {
    if (STAYS.test(getComputedStyle(over).position)) return true
    over = over.parentElement
  }
  return false
}
