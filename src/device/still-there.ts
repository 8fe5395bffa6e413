/**
 * On a slow line, what a press asked for may come when the person has gone on to another page, or types. A tap on empty
 * ground only takes the focus away.
 */
export function stillThere(): () => boolean {
  const { pathname } = location
  const { activeElement } = document
  return () => {
    const now = document.activeElement
    const isElsewhere = now instanceof HTMLElement && now !== activeElement && now.tabIndex >= 0
    return location.pathname === pathname && !isElsewhere
  }
}
