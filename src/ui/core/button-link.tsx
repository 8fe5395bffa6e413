import type { ReactNode } from 'react'
import { Link } from '#src/ui/core/link.tsx'
import { copy } from './copy.ts'

const VARIANTS = {
  primary: 'btn-primary',
  outline: 'btn-outline',
  gold: 'btn-gold',
} as const

type Props = {
  variant?: keyof typeof VARIANTS
  className?: string
  children: ReactNode
} & ({ to: string; href?: never; newTab?: never } | { href: string; to?: never; newTab?: boolean })

/** A link that looks like a button: `to` inside the site, `href` for other sites, mail and parts of this page. */
export function ButtonLink({ variant = 'primary', className = '', children, to, href, newTab }: Props) {
  const classes = `${VARIANTS[variant]} ${className}`
  if (to !== undefined) {
    return (
      <Link to={to} className={classes}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className={classes} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <span className="visually-hidden">{copy.newTab}</span>}
    </a>
  )
}
