import { type RefObject, useEffect } from 'react'
import { useOnScreen } from '#src/ui/reveal/use-on-screen.ts'
import { DRIVES } from './drives.ts'
import { journeyProgress } from './journey-progress.ts'

type Parts = {
  /** As high as the way is long. */
  way: RefObject<HTMLElement | null>
  /** Wider than the view; moved sideways. */
  road: RefObject<HTMLElement | null>
  bus: RefObject<HTMLElement | null>
}

/** Turns scrolling down over `way` into going along `road`, with the bus ahead. Writes after reading, once a frame. */
export function useJourney({ way, road, bus }: Parts): void {
  const isNear = useOnScreen(way)
  useEffect(() => {
    if (!isNear) return undefined
    let frame = 0
    const drive = () => {
      frame = 0
      if (!way.current || !road.current || !bus.current || !matchMedia(DRIVES).matches) return
      const { top, height } = way.current.getBoundingClientRect()
      const progress = journeyProgress({ top, height, view: innerHeight })
      if (progress === null) return
      const { scrollWidth, clientWidth } = road.current
      const free = clientWidth - bus.current.offsetLeft * 2 - bus.current.offsetWidth
      road.current.scrollLeft = progress * (scrollWidth - clientWidth)
      bus.current.style.transform = `translateX(${progress * free}px)`
    }
    const ask = () => {
      frame ||= requestAnimationFrame(drive)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [isNear, way, road, bus])
}
