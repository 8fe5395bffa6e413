import { useEffect, useRef } from 'react'

/**
 * Calls `onNext` every `intervalMs` while it is on. It rests in a hidden tab: nobody sees those pictures but someone
 * pays for them.
 */
export function useAutoplay(isOn: boolean, intervalMs: number, onNext: () => void): void {
  const next = useRef(onNext)
  useEffect(() => {
    next.current = onNext
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => !document.hidden && next.current(), intervalMs)
    return () => clearInterval(timer)
  }, [isOn, intervalMs])
}
