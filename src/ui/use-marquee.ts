import { type RefObject, useEffect, useRef } from 'react'

type Marquee = {
  /** One round, ms. */
  loopMs: number
  /** Media query of the screens on which it moves at all. It never moves for people who ask for less motion. */
  movesOn: string
  /** Stops it where it is. */
  isHeld: boolean
  /** Whether it does not move at all, because data is saved or the phone is weak (use-still.ts). */
  isStill: boolean
}

/** Moves a strip, which holds its content twice, to the left by half its width, endlessly. */
export function useMarquee(
  strip: RefObject<HTMLElement | null>,
  { loopMs, movesOn, isHeld, isStill }: Marquee,
): void {
  const held = useRef(isHeld)
  held.current = isHeld
  useEffect(() => {
    const element = strip.current
    if (!element || isStill) return undefined
    const media = matchMedia(`${movesOn} and (prefers-reduced-motion: no-preference)`)
    let motion: Animation | undefined
    const start = () => {
      motion?.cancel()
      motion = media.matches
        ? element.animate([{ transform: 'none' }, { transform: 'translateX(-50%)' }], {
            duration: loopMs,
            iterations: Number.POSITIVE_INFINITY,
          })
        : undefined
      if (held.current) motion?.pause()
    }
    start()
    media.addEventListener('change', start)
    return () => {
      media.removeEventListener('change', start)
      motion?.cancel()
    }
  }, [strip, loopMs, movesOn, isStill])

  useEffect(() => {
    for (const motion of strip.current?.getAnimations() ?? []) {
      if (isHeld) motion.pause()
      else motion.play()
    }
  }, [strip, isHeld])
}
