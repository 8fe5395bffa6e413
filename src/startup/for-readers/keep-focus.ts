import { afterPaint } from '#src/device/after-paint.ts'

/** What has the focus, and all around it, innermost first: noted while it is there. */
let chain: Element[] = []

/**
 * The pressed part may leave with its press: a filter that is taken back, "Show more" at the end of a list. If nothing
 * else takes the focus, what stood around it does. Otherwise a screen reader starts again at the top of the page.
 */
export function keepFocus(): void {
  if (document.activeElement) chain = chainOf(document.activeElement) // from before this came
  addEventListener('focusin', ({ target }) => {
    chain = target instanceof Element ? chainOf(target) : []
  })
  // A browser may tell of a removal too. Who left a part that stays wants nothing back.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === chain[0] && chain[0]?.isConnected) chain = []
    }),
  )
  new MutationObserver(() => {
    if (isLost()) afterPaint(giveToPlace) // a part that moves the focus itself has done so by then
  }).observe(document.body, { childList: true, subtree: true })
}

const isLost = () => chain[0]?.isConnected === false && document.activeElement === document.body

function giveToPlace(): void {
  if (!isLost()) return
  const place = chain.find((part) => part.isConnected)
  chain = []
  if (!(place instanceof HTMLElement) || place === document.body) return
  if (!place.matches(FOCUSABLE)) {
    place.tabIndex = -1
    place.style.outline = 'none'
    place.addEventListener('blur', () => letGo(place), { once: true })
  }
  place.focus({ preventScroll: true })
}

const FOCUSABLE = '[tabindex], a[href], button, summary'

function letGo(place: HTMLElement): void {
  place.removeAttribute('tabindex')
  place.style.removeProperty('outline')
}

function chainOf(part: Element): Element[] {
  const chain = []
  for (let node: Element | null = part; node; node = node.parentElement) chain.push(node)
  return chain
}
