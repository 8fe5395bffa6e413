/**
 * The ref of a part of a long list. Once it is laid out and more than a screen away, it begins to rest. The browser
 * leaves it out of every frame then (src/styles/lists.css, decision 151). With 168 cards, a press at CPU 6× took 230 to
 * 340 ms without. It takes 70 to 250 now. A part on the screen stays as it is: its content would count as moved.
 */
export function restOffScreen(part: HTMLElement | null): () => void {
  observer ??= new IntersectionObserver(rest)
  if (part) observer.observe(part)
  return () => part && observer?.unobserve(part)
}

/** Tells where each part lies after the frame that lays it out. To ask the part would lay the page out once more. */
let observer: IntersectionObserver | undefined

/** On a busy processor the telling is late, and somebody may have scrolled far since. Then the part itself is asked. */
const LATE_MS = 100

/** All are read before the first is changed. */
function rest(entries: readonly IntersectionObserverEntry[]): void {
  const now = performance.now()
  const off = entries
    .map(({ target, time, boundingClientRect }) => ({
      part: target,
      box: now - time > LATE_MS ? target.getBoundingClientRect() : boundingClientRect,
    }))
    .filter(({ box }) => isFarOff(box))
    .map(({ part, box }) => ({ part, height: contentHeight(part, box) }))
  for (const { target } of entries) observer?.unobserve(target)
  for (const { part, height } of off) {
    if (!(part instanceof HTMLElement)) continue
    part.style.containIntrinsicHeight = `auto ${height}px`
    part.toggleAttribute('data-rests', true)
  }
}

/**
 * What lies nearer may be on the screen by now: the observer tells of a frame that is over, and somebody scrolls. Its
 * own verdict counts what is swiped aside as well.
 */
const isFarOff = ({ top, bottom }: DOMRectReadOnly): boolean => bottom < -innerHeight || top > 2 * innerHeight

/** Without its padding (px). `auto` lets the browser replace it by what it draws later, as when a part is opened. */
function contentHeight(part: Element, { height }: DOMRectReadOnly): number {
  const { paddingTop, paddingBottom } = getComputedStyle(part)
  return height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
}
