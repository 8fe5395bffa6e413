import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { listenCopy as words } from './copy.ts'
import { minutesLeft, type Reader, type Reading } from './reader.ts'

const SPEEDS = ['0.8', '1', '1.25', '1.5'] as const

type Props = Reading & {
  reader: Reader
  /** The voice lives on the phone. */
  isOfPhone: boolean
  /** It goes, and the focus was in it. */
  onFocusLost: () => void
}

/** Above the thumb while the post is read, wherever the page is scrolled. */
export function Player({ state, at, reader, isOfPhone, onFocusLost }: Props) {
  const bar = useRef<HTMLElement>(null)
  const lost = useRef(onFocusLost)
  useLayoutEffect(() => {
    const own = bar.current
    return () => {
      if (own?.contains(document.activeElement)) lost.current()
    }
  }, [])
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1')
  const isReading = state === 'reading'
  const title = state === 'failed' ? words.failed : isReading ? words.reading : words.paused
  const next = isReading ? words.pause : state === 'failed' ? words.again : words.goOn
  return createPortal(
    // Cards of the site stand above a bar of this name.
    <section
      ref={bar}
      aria-label={words.player}
      className="buy-bar fixed inset-x-0 bottom-0 md:inset-x-auto md:start-24px md:bottom-24px md:w-440px z-30 md:rounded-md bg-surface text-ink border-0 border-t-1 md:border-1 border-solid border-edge shadow-float px-12px pt-8px pb-[calc(8px+env(safe-area-inset-bottom))] md:p-16px grid gap-4px print:hidden"
    >
      <div className="flex items-center gap-8px">
        <button
          type="button"
          className="btn-round shrink-0 bg-forest text-on-forest border-transparent text-[1.25rem]"
          aria-label={next}
          onClick={() => (isReading ? reader.pause() : reader.play())}
        >
          <span className={isReading ? 'i-ph-pause-fill' : 'i-ph-play-fill'} aria-hidden />
        </button>
        <p className="grow min-w-0 leading-[1.25]">
          <span className="block font-600" role="status">
            {title}
          </span>
          <span className="block small-print tabular-nums">
            {words.left(minutesLeft(reader.pieces, at, Number(speed)))}
          </span>
        </p>
        <select
          aria-label={words.speed}
          className="field w-auto min-h-48px px-10px text-[.9375rem]"
          value={speed}
          onChange={({ target }) => {
            const chosen = SPEEDS.find((value) => value === target.value) ?? '1'
            setSpeed(chosen)
            reader.setSpeed(Number(chosen))
          }}
        >
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {words.speeds[value]}
            </option>
          ))}
        </select>
        <button type="button" className="btn-round shrink-0" aria-label={words.stop} onClick={reader.stop}>
          <span className="i-ph-stop-fill" aria-hidden />
        </button>
      </div>
      <p className="small-print">{isOfPhone ? words.ofPhone : words.ofInternet}</p>
    </section>,
    document.body,
  )
}
