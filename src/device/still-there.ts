/** On a slow line, what a press asked for may come when the person has gone on to another page, or types. */
export function stillThere(): () => boolean {
  const { pathname } = location
  const { activeElement } = document
  return () => location.pathname === pathname && document.activeElement === activeElement
}
