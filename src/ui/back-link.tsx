import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

const QUIET = 'inline-flex items-center gap-8px min-h-48px text-ink-soft no-underline hover:text-ink'

type Props = {
  /** Where it leads a visitor who came straight here. */
  to: string
  className?: string
  children: ReactNode
}

/** Goes one step back in history, or to `to` if the visitor has no step to go back. */
export function BackLink({ to, className = QUIET, children }: Props) {
  const navigate = useNavigate()
  const { key } = useLocation()

  function goBack(event: MouseEvent) {
    const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (key === 'default' || !isPlainClick) return // 'default' is the first entry the site knows of
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link to={to} onClick={goBack} className={className}>
      <span className="i-ph-arrow-left" aria-hidden />
      {children}
    </Link>
  )
}
