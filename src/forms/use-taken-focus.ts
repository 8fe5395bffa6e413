import { useEffect, useRef } from 'react'

/**
 * Focuses a part that reports the outcome of a press. `press` may be there before the part; 0 wants nothing, and
 * another number wants it anew.
 */
export function useTakenFocus<Part extends HTMLElement>(press: number) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (press > 0) part.current?.focus()
  }, [press])
  return part
}

/** The request whose words take the focus; another `press` wants it anew. No press: none does. */
export type Told = { id: string; press: number }

/** The person is still there, or nowhere. Otherwise the focus stays with what they turned to meanwhile. */
export const mayTakeFocus = (around: HTMLElement | null): boolean =>
  document.activeElement === document.body || Boolean(around?.contains(document.activeElement))
