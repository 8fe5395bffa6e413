import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { readerEngaged } from '#src/device/reader-engaged.ts'

type Chunk = Pick<typeof import('#src/ui/carousel/swiper/swiper-slides.ts'), 'startSwiper'>

/**
 * The current slide of a frame with Swiper's markup. When it `isWanted`, Swiper is fetched for a reader who stays.
 * Until then, and if it cannot be fetched, `go` still changes the slide. `seen` holds every slide shown so far.
 */
export function useSlides(frame: RefObject<HTMLElement | null>, count: number, isWanted: boolean) {
  const [{ index, seen }, setShown] = useState({ index: 0, seen: new Set([0]) as ReadonlySet<number> })
  const [chunk, setChunk] = useState<Chunk | null>(null)
  const swiper = useRef<Swiper | null>(null)
  const lastIndex = useRef(0)
  const current = count === 0 ? 0 : Math.min(index, count - 1) // a fresh answer may hold fewer pictures

  const show = useCallback(
    (next: number) => {
      // A slide that was left stays on the page; its film rests, and can be played on later.
      if (next !== lastIndex.current)
        for (const film of frame.current?.querySelectorAll('video') ?? []) film.pause()
      lastIndex.current = next
      setShown((before) => ({ index: next, seen: new Set(before.seen).add(next) }))
    },
    [frame],
  )

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    readerEngaged
      .then(() => import('#src/ui/carousel/swiper/swiper-slides.ts'))
      .then(
        ({ startSwiper }) => !isGone && setChunk({ startSwiper }),
        () => undefined, // no network: the arrows work without it
      )
    return () => {
      isGone = true
    }
  }, [isWanted])

  useLayoutEffect(() => {
    if (!chunk || !frame.current || count < 2) return
    const startAt = Math.min(lastIndex.current, count - 1)
    const instance = chunk.startSwiper(frame.current, { startAt, onChange: show })
    swiper.current = instance
    return () => {
      swiper.current = null
      instance.destroy()
    }
  }, [chunk, frame, count, show])

  const go = (step: 1 | -1) => {
    if (!swiper.current) show((current + step + count) % count)
    else if (step === 1) swiper.current.slideNext()
    else swiper.current.slidePrev()
  }

  return { index: current, seen, go, isSwipeable: chunk !== null }
}
