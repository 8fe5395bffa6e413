/** Runs in the page before everything else: what a person can press there, and where a press on it would land. */

/**
 * `key` names the same part after a reload too. Figures in its name are left out, since slides and lists count. `kind`
 * is the same for the parts that do the same in each entry of one list, such as the hearts of all cards. `isOfFrame`:
 * it stands around every screen, as the menu does.
 */
export type Pressable = { key: string; kind: string; name: string; opensDialog: boolean; isOfFrame: boolean }
export type Target = { x: number; y: number; coveredBy: string | null }

declare global {
  interface Window {
    pressables: () => { inDialog: string | null; found: Pressable[] }
    targetOf: (key: string) => Promise<Target | null>
    ancestorsOf: (element: Element) => Iterable<Element>
    describePart: (element: Element) => string
    isOnScreenAt: (element: Element) => DOMRect | null
    openDialog: () => Element | null
  }
}

/** `more`: a selector of further parts to press. */
export function installPressables(more?: string): void {
  const PRESSABLE = ['button, summary, [role=tab], [role=button], [role=switch]', more].filter(Boolean).join()
  const ENTRY = 'li, article, tr'
  const ALWAYS_PRESSED = 'summary, [role=tab]' // each shows words of its own
  const VISUALLY_HIDDEN_PX = 2
  const FRAME_MAX_MS = 180_000
  const LOOKS_MAX = 100 // something that always moves is pressed where it is
  /**
   * A toast that leaves passes under the header, and nobody can press it any more. One that lies behind another comes to
   * the front when that one leaves.
   */
  const LEFT_ALONE =
    '[inert], [role=dialog][aria-hidden=true], [data-sonner-toast]:is([data-removed=true], [data-front=false])'

  window.ancestorsOf = function* (element) {
    for (let node = element.parentElement; node; node = node.parentElement) yield node
  }

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/[\d\s]+/g, ' ').trim()

  window.describePart = (element) => {
    const words = nameOf(element).slice(0, 40)
    const classes = (element.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.')
    return `<${element.localName}${classes && `.${classes}`}>${words && ` "${words}"`}`
  }

  window.isOnScreenAt = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return null
    if (element.closest(LEFT_ALONE)) return null
    const box = element.getBoundingClientRect()
    return box.width > VISUALLY_HIDDEN_PX && box.height > VISUALLY_HIDDEN_PX ? box : null
  }

  window.openDialog = () =>
    [...document.querySelectorAll('[role=dialog]:not([inert], [aria-hidden=true]), dialog[open]')].at(-1) ??
    null
  const dialogName = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby') ?? ''
    return (
      element.getAttribute('aria-label') ??
      document.getElementById(labelledBy)?.textContent ??
      'without a name'
    )
  }

  const placeOf = (element: Element, root: Element, entries = '') => {
    const steps: (number | string)[] = []
    for (let node = element; node !== root && node.parentElement; node = node.parentElement)
      steps.unshift(
        entries && node.matches(entries) ? node.localName : [...node.parentElement.children].indexOf(node),
      )
    return steps.join('.')
  }

  /** A part of a list is named after its entry: "Save Moniya Green" and "Save Rubochi Heights" are one kind. */
  const nameInList = (element: Element) => {
    let name = nameOf(element)
    for (const node of window.ancestorsOf(element)) {
      if (!node.matches(ENTRY)) continue
      const heading = node.querySelector('h2, h3, h4, h5')
      if (heading) name = name.replace(nameOf(heading), '')
    }
    return name
  }

  const kindOf = (element: Element, root: Element) =>
    element.matches(ALWAYS_PRESSED)
      ? `${placeOf(element, root)} ${nameOf(element)}`
      : `${placeOf(element, root, ENTRY)} ${nameInList(element)}`

  const withKeys = () => {
    const open = window.openDialog()
    const root = open ?? document.body
    return [...root.querySelectorAll<HTMLElement>(PRESSABLE)]
      .filter((element) => window.isOnScreenAt(element))
      .filter((element) => !element.matches(':disabled, [aria-disabled=true]'))
      .filter((element) => !element.closest('[aria-hidden=true]')) // a picture's link for the mouse; its card has the link
      .map((element) => ({
        element,
        key: `${placeOf(element, root)} ${nameOf(element)}`,
        kind: kindOf(element, root),
      }))
  }

  window.pressables = () => {
    const open = window.openDialog()
    return {
      inDialog: open && dialogName(open),
      found: withKeys().map(({ element, key, kind }) => ({
        key,
        kind,
        name: nameOf(element),
        opensDialog: element.getAttribute('aria-haspopup') === 'dialog',
        isOfFrame: !open && !element.closest('main, [data-sonner-toaster]'),
      })),
    }
  }

  /** Nothing else ends the wait for a browser that has stopped drawing. */
  const drawn = () =>
    new Promise((resolve, reject) => {
      requestAnimationFrame(resolve)
      setTimeout(() => reject(new Error('The browser has stopped drawing')), FRAME_MAX_MS)
    })

  const topOf = (element: Element) => element.getBoundingClientRect().top

  window.targetOf = async (wanted) => {
    const element = withKeys().find(({ key }) => key === wanted)?.element
    if (!element) return null
    // A list above it may still grow, and a part that was never in view gets its true height: a person follows.
    for (let looks = 0, before = Number.NaN; looks < LOOKS_MAX && topOf(element) !== before; looks += 1) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      before = topOf(element)
      for (let frames = 0; frames < 2; frames += 1) await drawn()
    }
    if (!window.isOnScreenAt(element)) return null // its element ended meanwhile
    const box = element.getBoundingClientRect()
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
    const hit = document.elementFromPoint(x, y)
    const isReached = hit !== null && (element.contains(hit) || hit.contains(element))
    return { x, y, coveredBy: isReached ? null : hit ? window.describePart(hit) : 'the edge of the screen' }
  }
}
