/** Runs in the page before everything else: finds boxes wider than the screen, and parts that cover a button. */

declare global {
  interface Window {
    layoutFaults: () => string[]
  }
}

export function installLayoutFaults(): void {
  const BLEED = 1.15 // a picture may run out of both edges of the screen where its section cuts it off
  const ROUNDING_PX = 1
  const TARGET = 'button, summary, a[href], input, select, textarea, [role=tab], [role=switch]'

  const overflowOf = (element: Element) => getComputedStyle(element).overflowX
  const isIn = (element: Element, kinds: readonly string[]) => {
    for (const node of window.ancestorsOf(element)) if (kinds.includes(overflowOf(node))) return true
    return false
  }
  /** A dialog and what lies behind it scroll down alone, whatever the other axis computes to. */
  const scrollsSideways = (element: Element) =>
    [...window.ancestorsOf(element)].some(
      (node) => ['auto', 'scroll'].includes(overflowOf(node)) && getComputedStyle(node).position !== 'fixed',
    )
  const moves = (element: Element) => {
    for (const node of [element, ...window.ancestorsOf(element)]) {
      if (
        node.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      )
        return true
    }
    return false
  }
  const isPicture = (element: Element) =>
    element.closest('picture, img, svg') !== null || element.textContent === ''

  const tooWide = (element: Element) => {
    const box = window.isOnScreenAt(element)
    if (!box) return null
    const screen = document.documentElement.clientWidth
    if (element.parentElement?.closest('svg')) return null // a drawing is cut by its frame
    const isWide = box.width > screen * (isPicture(element) ? BLEED : 1) + ROUNDING_PX
    const isOut = !isPicture(element) && (box.right > screen + ROUNDING_PX || box.left < -ROUNDING_PX)
    if (!isWide && !isOut) return null
    if (scrollsSideways(element) || moves(element)) return null
    if (!isWide && isIn(element, ['hidden', 'clip'])) return null
    return `${Math.round(box.width)} px wide at ${Math.round(box.left)}: ${window.describePart(element)}`
  }

  /**
   * A sticky part stands still only at its edge. Before and after that it scrolls with its section, under the header
   * too. One that is higher than the screen has scrolled by, from its top on, before it stands at its lower edge.
   */
  const standsStill = (element: Element) => {
    const { position, top, bottom } = getComputedStyle(element)
    if (position !== 'sticky') return position === 'fixed'
    const box = element.getBoundingClientRect()
    const isAt = (place: number, edge: string) => Math.abs(place - Number.parseFloat(edge)) <= ROUNDING_PX
    return isAt(box.top, top) || (box.top >= 0 && isAt(innerHeight - box.bottom, bottom))
  }
  const isFixed = (element: Element) =>
    standsStill(element) || [...window.ancestorsOf(element)].some(standsStill)

  /** In a dialog that scrolls, what lies under a bar that sticks to its edge scrolls out as well. */
  const sticksOver = (hit: Element, element: Element) => {
    const bar = [hit, ...window.ancestorsOf(hit)].find((part) => getComputedStyle(part).position === 'sticky')
    if (!bar || bar.contains(element)) return false
    const frame = [...window.ancestorsOf(bar)].find(
      (part) =>
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) &&
        part.scrollHeight > part.clientHeight,
    )
    return frame?.contains(element) ?? false
  }

  /**
   * What covers the middle of a part. A fixed bar over scrolling content is no fault: the part scrolls out from under
   * it.
   */
  const covered = (element: Element) => {
    const box = window.isOnScreenAt(element)
    if (!box || element.closest('[aria-hidden=true]')) return null
    if (!element.checkVisibility({ opacityProperty: true })) return null // a toast that comes or goes is not drawn
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
      return null
    if ((isFixed(hit) && !isFixed(element)) || sticksOver(hit, element)) return null
    if (isCut(element, x, y)) return null
    return `${window.describePart(element)} lies under ${window.describePart(hit)}`
  }

  /** Scrolled out of the scroller that holds it. */
  const isCut = (element: Element, x: number, y: number) => {
    for (const node of window.ancestorsOf(element)) {
      if (overflowOf(node) === 'visible') continue
      const box = node.getBoundingClientRect()
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true
    }
    return false
  }

  window.layoutFaults = () => {
    const wide = [...document.body.querySelectorAll('*')].map(tooWide)
    const reachable = window.openDialog() ?? document.body
    const lies = [...reachable.querySelectorAll(TARGET)].map(covered)
    return [...wide, ...lies].filter((fault) => fault !== null)
  }
}
