import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Look, STRAIGHT_ON } from './look.ts'
import { loadPicture, type Turnable, turnable } from './turnable.ts'

const NARROW = 65 // degrees across a phone that is held upright
const WEAK_MS = 60_000 // a phone that drops the picture twice in this time would go round without end

export type ViewState = 'loading' | 'ready' | 'flat' | 'failed'

/** The panorama in `frame`: how far it has come, where it looks, and how to look elsewhere. */
export function useTurnable(frame: RefObject<HTMLElement | null>, src: string) {
  const [state, setState] = useState<ViewState>('loading')
  const [look, setLook] = useState<Look>(STRAIGHT_ON)
  const drawn = useRef<Turnable>(null)

  useEffect(() => {
    const container = frame.current
    if (!container) return undefined
    let isGone = false
    let lostAt = Number.NEGATIVE_INFINITY
    if (container.clientWidth < container.clientHeight) setLook({ ...STRAIGHT_ON, hfov: NARROW })
    const start = async () => {
      const made = await turnable(container, await loadPicture(src))
      if (isGone) made?.end()
      else {
        drawn.current = made
        setState(made ? 'ready' : 'flat')
        drawAgain()
      }
    }
    const startOrFail = () => start().catch(() => !isGone && setState('failed'))
    const drawAgain = () => setLook((before) => ({ ...before }))
    const startAgain = () => {
      const lost = drawn.current
      if (document.visibilityState === 'hidden' || !lost?.isLost()) return
      drawn.current = null
      lost.end()
      const isWeak = performance.now() - lostAt < WEAK_MS
      lostAt = performance.now()
      if (isWeak) setState('flat')
      else void startOrFail()
    }
    void startOrFail()
    const sized = new ResizeObserver(() => {
      drawn.current?.resize()
      drawAgain() // the canvas is empty after a change of its size
    })
    sized.observe(container)
    container.addEventListener('webglcontextlost', startAgain, true) // it does not bubble
    document.addEventListener('visibilitychange', startAgain)
    return () => {
      isGone = true
      sized.disconnect()
      container.removeEventListener('webglcontextlost', startAgain, true)
      document.removeEventListener('visibilitychange', startAgain)
      drawn.current?.end()
      drawn.current = null
    }
  }, [frame, src])

  useEffect(() => {
    if (state !== 'ready') return undefined
    const next = requestAnimationFrame(() => drawn.current?.draw(look))
    return () => cancelAnimationFrame(next)
  }, [look, state])

  return { state, look, setLook }
}
