import { useEffect, useRef } from 'react'

/**
 * Gives the focus to a part that says what became of a press. `isWanted` may come before the part, or after it; another
 * `press` wants it anew.
 */
export function useTakenFocus<Part extends HTMLElement>(isWanted: boolean, press = 1) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (isWanted && press > 0) part.current?.focus()
  }, [isWanted, press])
  return part
}

/** The person is still there, or nowhere: else what they turned to meanwhile keeps the focus. */
export const mayTakeFocus = (around: HTMLElement | null): boolean =>
  document.activeElement === document.body || Boolean(around?.contains(document.activeElement))
