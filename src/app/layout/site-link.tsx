import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { linkPlace } from './active-link.ts'
import type { NavigationLink } from './navigation.ts'
import { glideToTop } from './scroll-to.ts'

type SiteLinkProps = {
  link: NavigationLink
  className: string
  onChoose?: () => void
  children?: ReactNode
}

/** A link of the frame. On its own page it is marked, and glides to the top (spec §2, footer Home). */
export function SiteLink({ link, className, onChoose, children }: SiteLinkProps) {
  const { pathname } = useLocation()
  const place = linkPlace(link.to, pathname)
  return (
    <Link
      to={link.to}
      className={className}
      aria-current={place === 'page' ? 'page' : place === 'section' ? 'true' : undefined}
      onClick={() => {
        onChoose?.()
        if (place === 'page') glideToTop()
      }}
    >
      {children ?? link.label}
    </Link>
  )
}
