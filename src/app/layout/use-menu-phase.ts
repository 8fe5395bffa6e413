import { useCallback, useEffect, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'

/**
 * Mounted while open and 1 s after closing: the time that `duration-1000` of the menu takes to slide out (spec §2, §9).
 */
const MENU_TRANSITION_MS = 1_000

/** `entering`: mounted off screen, so that there is a place to slide from. */
type MenuPhase = 'closed' | 'entering' | 'open' | 'leaving'

export function useMenuPhase() {
  const [phase, setPhase] = useState<MenuPhase>('closed')

  useEffect(() => {
    if (phase === 'entering') return afterPaint(() => setPhase((now) => (now === 'entering' ? 'open' : now)))
    if (phase !== 'leaving') return undefined
    const timer = setTimeout(() => setPhase('closed'), MENU_TRANSITION_MS)
    return () => clearTimeout(timer)
  }, [phase])

  // Headless UI listens for Escape shortly after the menu opens; a quick hand presses it before that.
  useEffect(() => {
    if (phase !== 'entering' && phase !== 'open') return undefined
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPhase('leaving')
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [phase])

  const open = useCallback(() => setPhase((now) => (now === 'closed' ? 'entering' : 'open')), [])
  const close = useCallback(() => setPhase((now) => (now === 'closed' ? 'closed' : 'leaving')), [])
  return { phase, open, close }
}
