/** Runs in the page before everything else: whether it shows a kind of part that axe has not checked yet. */

declare global {
  interface Window {
    kindsOfParts: () => string[]
  }
}

export function installKindsOfParts(): void {
  const STATES = [
    'role',
    'aria-expanded',
    'aria-selected',
    'aria-pressed',
    'aria-checked',
    'aria-current',
    'aria-invalid',
    'aria-disabled',
    'disabled',
    'open',
    'hidden',
    'type',
  ]

  const ownKind = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''}${STATES.map((state) => `|${element.getAttribute(state) ?? ''}`).join('')}`

  /** FNV-1a: long texts travel as a few signs. */
  const hash = (text: string) => {
    let value = 0x811c9dc5
    for (let place = 0; place < text.length; place += 1)
      value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
    return (value >>> 0).toString(36)
  }

  /** Parts with the same tag, classes and states inside the same kind of parent are of one kind. */
  window.kindsOfParts = () => {
    const kinds = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      kinds.add(hash(`${element.parentElement ? ownKind(element.parentElement) : ''}>${ownKind(element)}`))
    }
    return [...kinds]
  }
}
