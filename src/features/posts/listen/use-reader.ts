import { useEffect, useState } from 'react'
import { useStore } from '#src/device/use-store.ts'
import type { ShownText } from '#src/ui/rich-text/rich-text.tsx'
import { browserSpeaker } from './browser-speaker.ts'
import { createReader, type Reader, type Reading } from './reader.ts'
import { type SpokenPiece, spokenPieces } from './spoken-parts.ts'
import { useSpokenMark } from './use-spoken-mark.ts'

type Session = { reader: Reader; pieces: readonly SpokenPiece[] }

const NOTHING: Reading = { state: 'idle', at: 0 }
const silent = { get: () => NOTHING, subscribe: () => () => undefined }

/** Reads the text that is on the page. It falls silent when the page is left or its text changes. */
export function useReader(shown: ShownText | null, voice: SpeechSynthesisVoice | null) {
  const [session, setSession] = useState<Session | null>(null)
  const { state, at } = useStore(session?.reader.reading ?? silent, NOTHING)
  useSpokenMark(state === 'idle' ? null : (session?.pieces[at]?.paragraph ?? null))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends the reading of the former
  useEffect(() => {
    if (!session) return undefined
    addEventListener('pagehide', session.reader.stop)
    return () => {
      removeEventListener('pagehide', session.reader.stop)
      session.reader.stop()
    }
  }, [session, shown])

  function start(): void {
    if (!shown || !voice) return
    const pieces = spokenPieces(shown.element)
    const reader = createReader(
      pieces.map(({ text }) => text),
      browserSpeaker(voice),
    )
    setSession({ reader, pieces })
    reader.play() // in the press itself: browsers speak for a person only
  }
  return { state, at, reader: session?.reader ?? null, start }
}
