import type { Speaker } from './reader.ts'

const STARTS_WITHIN_MS = 8_000 // a voice of the internet on a slow line; later it does not come at all

/** Browsers forget an utterance that nobody holds, and never report its end. */
let held: SpeechSynthesisUtterance | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

export function browserSpeaker(voice: SpeechSynthesisVoice): Speaker {
  const synthesis = window.speechSynthesis
  const hush = () => {
    clearTimeout(waiting)
    held = null
    synthesis.cancel()
  }
  return {
    hush,
    say: (text, speed, { onEnd, onFailure }) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = speed
      utterance.onstart = () => clearTimeout(waiting)
      utterance.onend = onEnd
      utterance.onerror = onFailure
      clearTimeout(waiting)
      waiting = setTimeout(onFailure, STARTS_WITHIN_MS)
      held = utterance
      synthesis.speak(held)
    },
  }
}

let lastVoices: readonly SpeechSynthesisVoice[] = []

/** The voices of this browser; none where it cannot speak. They may come late, and tell so. */
export const voicesOfBrowser = {
  get: () => {
    const found = 'speechSynthesis' in window ? window.speechSynthesis.getVoices() : []
    // A new list each time would be a change each time.
    if (found.length !== lastVoices.length) lastVoices = found
    return lastVoices
  },
  subscribe: (listener: () => void) => {
    if (!('speechSynthesis' in window)) return () => undefined
    const synthesis = window.speechSynthesis
    // Older ones of Safari have no listeners here.
    synthesis.addEventListener?.('voiceschanged', listener)
    return () => synthesis.removeEventListener?.('voiceschanged', listener)
  },
}
