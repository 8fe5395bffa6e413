import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsHere } from '#src/device/use-is-here.ts'
import { isPlainClick, Link } from '#src/ui/core/link.tsx'
import { isSoonAfter } from '#src/ui/lists/one-removal.ts'

const QUIET = 'inline-flex items-center gap-8px min-h-48px text-ink-soft no-underline hover:text-ink'

type Props = {
  /** Where it leads a visitor who came straight here. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * What the history keeps of a part of a screen that was pressed (src/app/route-change.tsx). `parts`: how many were;
 * `isFirst`: the visit began with the screen. Other entries name neither; theirs is `idx`, the router's count from 0.
 */
export type PressedPart = { idx?: number | null; parts?: number; isFirst?: boolean } | null

const UNANSWERED_MS = 5_000 // a way back may also lead nowhere: the browser asks first, and the person stays
let leaving: unknown
let leftAt = Number.NEGATIVE_INFINITY

/** Goes back to what was before the screen, or to `to` if the visit began with it. */
export function BackLink({ to, className = QUIET, children }: Props) {
  const navigate = useNavigate()
  const isHere = useIsHere()

  function goBack(event: MouseEvent) {
    if (!isPlainClick(event)) return
    const state: PressedPart = history.state
    // The second tap, or one before the browser or the screen has followed, would be a step more (decision 185).
    if (state === leaving || isSoonAfter(event, leftAt) || !isHere()) return event.preventDefault()
    const { parts = 0, idx, isFirst = !idx } = state ?? {} // a replaced entry has a new key and keeps its `idx`
    if (isFirst) return
    event.preventDefault()
    leaving = state // another object each time that the entry is come back to
    leftAt = event.timeStamp
    setTimeout(() => {
      leaving = undefined
    }, UNANSWERED_MS)
    navigate(-1 - parts)
  }

  return (
    <Link to={to} onClick={goBack} className={className}>
      <span className="i-ph-arrow-left" aria-hidden />
      {children}
    </Link>
  )
}
