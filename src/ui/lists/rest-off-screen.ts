import { afterPaint } from '#src/device/after-paint.ts'

const fresh = new Set<HTMLElement>()

/**
 * The ref of a part of a long list. Two frames after it came, a part that is off the screen begins to rest. The browser
 * leaves it out of every frame then (src/styles/lists.css, decision 151). With 168 cards, a press at CPU 6× took 230 to
 * 340 ms without. It takes 70 to 250 now. A part on the screen stays as it is: its content would count as moved.
 */
export function restOffScreen(part: HTMLElement | null): () => void {
  if (part) {
    if (fresh.size === 0) afterPaint(restAll)
    fresh.add(part)
  }
  return () => part && fresh.delete(part)
}

/** All are measured before the first is changed, so that the page is laid out once. */
function restAll(): void {
  const parts = [...fresh].filter(isOffScreen).map((part) => ({ part, height: contentHeight(part) }))
  fresh.clear()
  for (const { part, height } of parts) {
    part.style.containIntrinsicHeight = `auto ${height}px`
    part.toggleAttribute('data-rests', true)
  }
}

function isOffScreen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}

/** Without its padding (px). `auto` lets the browser replace it by what it draws later, as when a part is opened. */
function contentHeight(part: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(part)
  return (
    part.getBoundingClientRect().height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  )
}
