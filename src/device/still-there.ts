/** Of a person. */
export type Whereabouts = { pathname: string; activeElement: Element | null }

const whereabouts = (): Whereabouts => ({
  pathname: location.pathname,
  activeElement: document.activeElement,
})

/**
 * On a slow line, what a press asked for may come when the person has gone on to another page, or types. A tap on empty
 * ground only takes the focus away.
 */
export function stillThere({ pathname, activeElement }: Whereabouts = whereabouts()): () => boolean {
  return () => {
    const now = document.activeElement
    const isElsewhere = now instanceof HTMLElement && now !== activeElement && now.tabIndex >= 0
    return location.pathname === pathname && !isElsewhere
  }
}
