import { createStore } from '#src/device/boot/store.ts'

/** Speaks one piece at a time; the browser's own is browser-speaker.ts. */
export type Speaker = {
  /** Calls back once: when the piece is spoken, or when it can not be. */
  say: (text: string, speed: number, then: { onEnd: () => void; onFailure: () => void }) => void
  /** Ends what is being said. */
  hush: () => void
}

/** `at`: the piece that is spoken, or would be next. */
export type Reading = { state: 'idle' | 'reading' | 'paused' | 'failed'; at: number }

export type Reader = ReturnType<typeof createReader>

/**
 * Reads pieces one after the other. A pause ends the piece, because phones forget a paused one; it begins anew when the
 * reading goes on.
 */
export function createReader(pieces: readonly string[], speaker: Speaker) {
  const reading = createStore<Reading>({ state: 'idle', at: 0 })
  let speed = 1
  let turn = 0 // what an ended piece still reports is of a former turn

  function say(at: number): void {
    const piece = pieces[at]
    turn += 1
    const mine = turn
    if (piece === undefined) {
      reading.set({ state: 'idle', at: 0 })
      return
    }
    reading.set({ state: 'reading', at })
    speaker.say(piece, speed, {
      onEnd: () => mine === turn && say(at + 1),
      onFailure: () => mine === turn && rest('failed', at),
    })
  }
  function rest(state: Reading['state'], at: number): void {
    turn += 1
    if (reading.get().state === 'reading') speaker.hush() // else another reading may be the one that speaks
    reading.set({ state, at })
  }

  return {
    reading,
    pieces,
    play: () => say(reading.get().at),
    pause: () => rest('paused', reading.get().at),
    stop: () => rest('idle', 0),
    /** 1 is the voice's own speed. */
    setSpeed: (next: number) => {
      speed = next
      const { state, at } = reading.get()
      if (state !== 'reading') return
      turn += 1
      speaker.hush()
      say(at)
    },
  }
}

const WORDS_PER_MINUTE = 160 // of a voice at its own speed

/** Whole minutes that the rest takes, at least 1. */
export function minutesLeft(pieces: readonly string[], at: number, speed: number): number {
  const words = pieces.slice(at).join(' ').split(' ').length
  return Math.max(1, Math.round(words / (WORDS_PER_MINUTE * speed)))
}
