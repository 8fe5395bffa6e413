import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/ui/core/link.tsx'
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
