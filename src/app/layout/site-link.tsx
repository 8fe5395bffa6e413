import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { linkMatch } from './active-link.ts'
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
  const match = linkMatch(link.to, pathname)
  return (
    <Link
      to={link.to}
      className={className}
      aria-current={match === 'page' ? 'page' : match === 'section' ? 'true' : undefined}
      onClick={() => {
        onChoose?.()
        if (match === 'page') glideToTop()
      }}
    >
      {children ?? link.label}
    </Link>
  )
}
