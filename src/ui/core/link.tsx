import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** An address of this site, a query of this page, or a part of it. */
  to: string | { search: string; hash: string }
  /** What the history keeps beside the address. */
  state?: unknown
}

/**
 * A link to a screen. The router's own one can also fetch for the next screen and mask its address. This site does
 * neither, and every one of a page's 50 links would carry both (docs/decisions/003).
 */
export function Link({ to, state, onClick, ...attributes }: Props) {
  const navigate = useNavigate()
  const href = useHref(to)

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { state, replace: leadsHere(event.currentTarget) })
  }

  return <a {...attributes} href={href} onClick={press} />
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Any other opens a tab, a window or a menu, or saves the page. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey)

/**
 * Whether the address is the link's already, be its screen drawn or not. The router knows only what is drawn, and would
 * make an entry of the history of each press until then (decision 185).
 */
export const leadsHere = ({ href }: HTMLAnchorElement): boolean => href === location.href
