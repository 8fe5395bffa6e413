import { useEffect, useRef } from 'react'

/** Focuses a part that reports the outcome of a press. `told` may be there before the part; another one wants it anew. */
export function useTakenFocus<Part extends HTMLElement>(told: Told | null) {
  const part = useRef<Part>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (told && (activeElement === told.at || activeElement === body)) part.current?.focus(told.how)
  }, [told])
  return part
}

/** Where the person was when the outcome came, and how the focus may move from there. */
export type Stand = { at: Element | null; how: FocusOptions }

/** The request whose words take the focus. */
export type Told = Stand & { id: string }

/**
 * Null: the person turned to something else meanwhile, and the focus stays there. Who has scrolled on keeps the place;
 * the outcome is announced.
 */
export function standOf(around: HTMLElement | null): Stand | null {
  const at = document.activeElement
  const isNowhere = at === document.body
  if (!isNowhere && !around?.contains(at)) return null
  const { top = 0, bottom = 0 } = (isNowhere ? around : at)?.getBoundingClientRect() ?? {}
  return { at, how: { preventScroll: bottom < 0 || top > innerHeight } }
}
