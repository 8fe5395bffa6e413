import type { MouseEvent } from 'react'

/** Shows a part of the page without an entry of the history: Back still leads to where the reader came from. */
export function leadTo(id: string, press: MouseEvent): void {
  press.preventDefault()
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}
