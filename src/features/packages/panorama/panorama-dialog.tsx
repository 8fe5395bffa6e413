import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { panoramaMedia } from '#src/ui/api-picture/media-widths.ts'
import { useModal } from '#src/ui/use-modal.ts'
import { dragged, facing, nearer, turned } from './look.ts'
import { LookButtons } from './look-buttons.tsx'
import { panorama as words } from './panorama-copy.ts'
import { useMotion } from './use-motion.ts'
import { useTurnable } from './use-turnable.ts'

const STEP = 15 // degrees a press
const NEARER = 1.25
const WHEEL = 0.001

const KEYS: Readonly<Record<string, [yaw: number, pitch: number, factor: number]>> = {
  ArrowLeft: [-STEP, 0, 1],
  ArrowRight: [STEP, 0, 1],
  ArrowUp: [0, STEP, 1],
  ArrowDown: [0, -STEP, 1],
  '+': [0, 0, NEARER],
  '=': [0, 0, NEARER],
  '-': [0, 0, 1 / NEARER],
}

type Props = { src: string; alt: string; onClose: () => void }

/** A panorama over the whole screen: a finger, a mouse, keys, buttons or the phone itself turn it. */
export function PanoramaDialog({ src, alt, onClose }: Props) {
  const dialog = useModal(onClose)
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  const address = panoramaMedia(src)
  const { state, look, setLook } = useTurnable(frame, address)
  const { motion, toggle } = useMotion(setLook)
  const turn = (yaw: number, pitch: number, factor = 1) =>
    setLook((before) => nearer(turned(before, yaw, pitch), factor))

  function onKey(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (state !== 'ready' || !step || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(...step)
  }
  function onGrab({ currentTarget, pointerId, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId)
    if (isPrimary) last.current = { x, y }
  }
  // Not `movementX`: pointers have it in Safari of iOS only from 17 on.
  function onDrag({ currentTarget, buttons, isPrimary, clientX, clientY }: PointerEvent) {
    if (!isPrimary) return
    const moved = { x: clientX - last.current.x, y: clientY - last.current.y }
    last.current = { x: clientX, y: clientY }
    if (buttons === 1) setLook((before) => dragged(before, moved, currentTarget.clientWidth))
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`${words.view}: ${alt}`}
      className="fixed inset-0 w-full h-full max-w-none max-h-none m-0 p-0 border-0 bg-surface text-ink grid grid-rows-[1fr_auto] overflow-y-auto"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKey}
    >
      {state === 'flat' ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it, as in every part that scrolls
          tabIndex={0}
          aria-label={words.flat}
          className="min-h-120px overflow-x-auto"
        >
          <img src={address} alt={alt} className="h-full w-auto max-w-none" />
        </section>
      ) : (
        <div
          ref={frame}
          role="img"
          aria-label={alt}
          className="min-h-120px relative overflow-hidden touch-none cursor-grab active:cursor-grabbing select-none bg-sand"
          onPointerDown={onGrab}
          onPointerMove={onDrag}
          onWheel={({ deltaY }) => turn(0, 0, Math.exp(-deltaY * WHEEL))}
        />
      )}
      <div className="grid gap-8px p-12px pb-[calc(12px+env(safe-area-inset-bottom))] border-0 border-t-1 border-solid border-edge">
        <p role="status" className="small-print">
          {state !== 'ready'
            ? words[state]
            : motion === 'no-sensor'
              ? words.noSensor
              : motion === 'refused'
                ? words.refused
                : words.help}
        </p>
        {state === 'ready' && (
          // By itself: a step does not say again how to turn.
          <p role="status" className="visually-hidden">
            {words.facing[facing(look.yaw)]}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-8px">
          {state === 'ready' && <LookButtons turn={turn} motion={motion} onMotion={() => void toggle()} />}
          <button type="button" className="btn-primary px-16px ms-auto" onClick={onClose}>
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  )
}
