import { panorama as words } from './panorama-copy.ts'
import type { Motion } from './use-motion.ts'

const STEP = 30 // degrees a press
const NEARER = 1.25

type Props = {
  turn: (yaw: number, pitch: number, factor?: number) => void
  motion: Motion
  onMotion: () => void
}

/** The same steps as the keys, for a finger that cannot drag and for a voice. */
export function LookButtons({ turn, motion, onMotion }: Props) {
  return (
    <>
      <button type="button" className="btn-round" aria-label={words.left} onClick={() => turn(-STEP, 0)}>
        <span className="i-ph-caret-left" aria-hidden />
      </button>
      <button type="button" className="btn-round" aria-label={words.right} onClick={() => turn(STEP, 0)}>
        <span className="i-ph-caret-right" aria-hidden />
      </button>
      <button type="button" className="btn-round" aria-label={words.up} onClick={() => turn(0, STEP)}>
        <span className="i-ph-caret-up" aria-hidden />
      </button>
      <button type="button" className="btn-round" aria-label={words.down} onClick={() => turn(0, -STEP)}>
        <span className="i-ph-caret-down" aria-hidden />
      </button>
      <button
        type="button"
        className="btn-round"
        aria-label={words.farther}
        onClick={() => turn(0, 0, 1 / NEARER)}
      >
        <span className="i-ph-minus" aria-hidden />
      </button>
      <button
        type="button"
        className="btn-round"
        aria-label={words.nearer}
        onClick={() => turn(0, 0, NEARER)}
      >
        <span className="i-ph-plus" aria-hidden />
      </button>
      <button
        type="button"
        className="btn-outline px-16px aria-pressed:bg-ink aria-pressed:text-paper"
        aria-pressed={motion === 'on'}
        onClick={onMotion}
      >
        <span className="i-ph-device-rotate" aria-hidden />
        {words.move}
      </button>
    </>
  )
}
