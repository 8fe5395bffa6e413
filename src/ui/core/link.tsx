import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

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
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  const href = useHref(to)

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return <a {...attributes} href={href} onClick={press} />
}
