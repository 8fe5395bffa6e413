import { useEffect, useRef } from 'react'

/**
 * Focuses a part that reports the outcome of a press. `isWanted` may come before the part, or after it; another `press`
 * wants it anew.
 */
export function useTakenFocus<Part extends HTMLElement>(isWanted: boolean, press = 1) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (isWanted && press > 0) part.current?.focus()
  }, [isWanted, press])
  return part
}

/** The person is still there, or nowhere. Otherwise the focus stays with what they turned to meanwhile. */
export const mayTakeFocus = (around: HTMLElement | null): boolean =>
  document.activeElement === document.body || Boolean(around?.contains(document.activeElement))
