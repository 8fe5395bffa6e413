import { copy } from './copy.ts'

// Above the picture's own press target. With a mouse they appear on hover, with the keyboard on focus.
const ARROW =
  'btn-round absolute top-0 bottom-0 my-auto z-2 w-44px h-44px border-transparent [@media(hover:hover)]:op-0 group-hover/slides:op-100 group-focus-within/slides:op-100'
const COUNTER =
  'absolute z-2 bottom-8px end-8px inline-flex items-center gap-6px min-h-28px px-10px rounded-full text-[.8125rem] font-600 tabular-nums text-white bg-[rgb(var(--scrim)/.78)]'

type CounterProps = {
  index: number
  count: number
  mayMove: boolean
  isStopped: boolean
  onToggle: () => void
}

/** "current/total" (spec §2). Where the slides move by themselves it is also the button that stops them. */
export function SlideCounter({ index, count, mayMove, isStopped, onToggle }: CounterProps) {
  const text = `${index + 1}/${count}`
  if (!mayMove) return <span className={COUNTER}>{text}</span>
  return (
    <button type="button" className={`${COUNTER} press-larger cursor-pointer`} onClick={onToggle}>
      <span className={isStopped ? 'i-ph-play-fill' : 'i-ph-pause-fill'} aria-hidden />
      <span>{text}</span>{' '}
      <span className="visually-hidden">{isStopped ? copy.playSlides : copy.pauseSlides}</span>
    </button>
  )
}

export function SlideArrows({ onGo }: { onGo: (step: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className={`${ARROW} start-8px`}
        aria-label={copy.previousPicture}
        onClick={() => onGo(-1)}
      >
        <span className="i-ph-caret-left" aria-hidden />
      </button>
      <button
        type="button"
        className={`${ARROW} end-8px`}
        aria-label={copy.nextPicture}
        onClick={() => onGo(1)}
      >
        <span className="i-ph-caret-right" aria-hidden />
      </button>
    </>
  )
}
