import { useMemo, useRef } from 'react'
import { useStore } from '#src/device/use-store.ts'
import type { ShownText } from '#src/ui/rich-text/rich-text.tsx'
import { voicesOfBrowser } from './browser-speaker.ts'
import { chooseVoice } from './choose-voice.ts'
import { listenCopy as words } from './copy.ts'
import { Player } from './player.tsx'
import { isSpoken } from './spoken-parts.ts'
import { useReader } from './use-reader.ts'

const NO_VOICES: readonly SpeechSynthesisVoice[] = []

/** The phone reads the post aloud. It draws nothing where no voice speaks English, or no word is there. */
export function Listen({ shown }: { shown: ShownText | null }) {
  const voices = useStore(voicesOfBrowser, NO_VOICES)
  const voice = useMemo(() => chooseVoice(voices), [voices])
  const { state, at, reader, start } = useReader(shown, voice)
  const button = useRef<HTMLButtonElement>(null)
  const isIdle = state === 'idle'

  const isMute = useMemo(() => shown !== null && !isSpoken(shown.element), [shown])

  if (!voice || isMute) return null
  const isReading = state === 'reading'

  function press() {
    if (!reader || isIdle) start()
    else if (isReading) reader.pause()
    else reader.play()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn-outline px-12px grow basis-[40%] lg:basis-full"
        onClick={press}
        disabled={!shown}
      >
        <span className={isReading ? 'i-ph-pause' : 'i-ph-speaker-high'} aria-hidden />
        <span>{isReading ? words.pause : isIdle ? words.listen : words.goOn}</span>
      </button>
      {reader && !isIdle && (
        <Player
          state={state}
          at={at}
          reader={reader}
          isOfPhone={voice.localService}
          onFocusLost={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  )
}
