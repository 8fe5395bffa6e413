import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Point, pinch, SMALLEST, type View, WHOLE, zoomed } from './zoom.ts'

const STEP = 1.5
const DOUBLE_PRESS = 2.5
const WHEEL = 0.002 // per pixel of the wheel
const BACK = 0

const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': BACK }

type Zoom = (factor: number, point?: Point) => void

/**
 * Enlarges what lies in a frame that scrolls: by two fingers, a double press, the wheel with Ctrl, and keys. Moving
 * about is the browser's own scrolling; a mouse drags.
 */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(WHOLE)

  useLayoutEffect(() => {
    frame.current?.scrollTo({ left: view.left, top: view.top, behavior: 'instant' })
  }, [frame, view])

  useEffect(() => {
    const shown = frame.current
    return shown ? listen(shown, zoomOf(shown, setView)) : undefined
  }, [frame])

  const { scale } = view
  const zoom: Zoom = (factor, point) => frame.current && zoomOf(frame.current, setView)(factor, point)
  return {
    scale,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => zoom(BACK),
    toggle: (point: Point) => zoom(scale > SMALLEST ? BACK : DOUBLE_PRESS, point),
  }
}

/**
 * Without a point the middle of the frame stays where it is. Drawn at once: the next move of a finger reads how far the
 * frame is scrolled.
 */
function zoomOf(frame: HTMLElement, setView: Dispatch<SetStateAction<View>>): Zoom {
  return (factor, point) => {
    const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = frame
    const at = point ?? { x: clientWidth / 2, y: clientHeight / 2 }
    flushSync(() =>
      setView(({ scale }) => (factor === BACK ? WHOLE : zoomed({ scale, left, top }, factor, at))),
    )
  }
}

function listen(frame: HTMLElement, zoom: Zoom): () => void {
  let apart = 0
  let grabbed: Point | null = null
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }

  const onTouch = (event: TouchEvent) => {
    const [first, second] = event.touches
    if (!first || !second) {
      apart = 0
      return
    }
    event.preventDefault() // else the browser enlarges the page
    const { middle, distance } = pinch(inFrame(first), inFrame(second))
    if (apart > 0) zoom(distance / apart, middle)
    apart = distance
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * WHEEL), inFrame(event))
  }
  const onGrab = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    grabbed = pointerType === 'mouse' ? { x, y } : null
  }
  const onDrag = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!grabbed) return
    frame.scrollBy({ left: grabbed.x - x, top: grabbed.y - y, behavior: 'instant' })
    grabbed = { x, y }
  }
  const onDrop = () => {
    grabbed = null
  }
  const onKey = (event: KeyboardEvent) => {
    const factor = KEYS[event.key]
    if (factor === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    zoom(factor)
  }

  const here = new AbortController()
  const { signal } = here
  for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
    frame.addEventListener(name, onTouch, { signal, passive: false })
  frame.addEventListener('wheel', onWheel, { signal, passive: false })
  frame.addEventListener('pointerdown', onGrab, { signal })
  document.addEventListener('pointermove', onDrag, { signal })
  for (const name of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(name, onDrop, { signal })
  document.addEventListener('keydown', onKey, { signal })
  return () => here.abort()
}
