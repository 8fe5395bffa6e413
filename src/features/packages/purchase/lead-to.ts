import type { MouseEvent } from 'react'

/** Shows a part of the page without an entry of the history: Back still leads to where the reader came from. */
export function leadTo(id: string, press: MouseEvent): void {
  const part = document.getElementById(id)
  if (!part) return // not drawn yet: the link itself leads there
  press.preventDefault()
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}
