import { type RefObject, useEffect } from 'react'

/** The strip moves on phones only; above, and for people who ask for less motion, the names are a grid (spec §2). */
const MOVES = '(max-width: 749px) and (prefers-reduced-motion: no-preference)'

/** Moves a strip that holds its content twice to the left by half its width, for ever; `isHeld` stops it where it is. */
export function usePartnerStrip(strip: RefObject<HTMLElement | null>, loopMs: number, isHeld: boolean): void {
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const media = matchMedia(MOVES)
    let motion: Animation | undefined
    const start = () => {
      motion?.cancel()
      motion = media.matches
        ? element.animate([{ transform: 'none' }, { transform: 'translateX(-50%)' }], {
            duration: loopMs,
            iterations: Number.POSITIVE_INFINITY,
          })
        : undefined
    }
    start()
    media.addEventListener('change', start)
    return () => {
      media.removeEventListener('change', start)
      motion?.cancel()
    }
  }, [strip, loopMs])

  useEffect(() => {
    for (const motion of strip.current?.getAnimations() ?? []) {
      if (isHeld) motion.pause()
      else motion.play()
    }
  }, [strip, isHeld])
}
