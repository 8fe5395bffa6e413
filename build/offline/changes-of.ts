import type { Changes } from '../../contract/messages/offline-changes.ts'

/** Characters. A shorter piece of the old text costs more to name than to repeat. */
const WORTH_NAMING = 12
/** A piece that does not follow on the last one must be longer by so much. */
const WORTH_GOING = 8
/** Where the old text goes on, this much is enough. */
const WORTH_STAYING = 3
/** Of a piece that an old text has many times, the first ones are compared. */
const MOST_PLACES = 200

/** How `text` is written with pieces of `old` (contract/messages/offline-changes.ts). */
export function changesOf(old: string, text: string): Changes {
  const places = placesIn(old)
  const words: string[] = []
  const skips: number[] = []
  const lengths: number[] = []
  let word = ''
  let at = 0 // in the old text
  let done = 0 // of the new one
  while (done < text.length) {
    const piece = bestPiece(old, text, { at, done, places })
    if (piece.length === 0) {
      word += text[done]
      at += 1
      done += 1
      continue
    }
    words.push(word)
    skips.push(piece.from - at)
    lengths.push(piece.length)
    word = ''
    at = piece.from + piece.length
    done += piece.length
  }
  words.push(word)
  return [words, skips, lengths]
}

function placesIn(old: string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (let from = 0; from + WORTH_NAMING <= old.length; from++) {
    const start = old.slice(from, from + WORTH_NAMING)
    const known = places.get(start)
    if (!known) places.set(start, [from])
    else if (known.length < MOST_PLACES) known.push(from)
  }
  return places
}

type Search = { at: number; done: number; places: ReadonlyMap<string, readonly number[]> }

/** The longest one; of two that are as long, the nearer. Of length 0 if none is worth its name. */
function bestPiece(
  old: string,
  text: string,
  { at, done, places }: Search,
): { from: number; length: number } {
  const here = sameLength(old, at, text, done)
  let best =
    here >= WORTH_STAYING ? { from: at, length: here, worth: here } : { from: at, length: 0, worth: 0 }
  for (const from of places.get(text.slice(done, done + WORTH_NAMING)) ?? []) {
    const length = sameLength(old, from, text, done)
    const worth = length - (from === at ? 0 : WORTH_GOING)
    const isNearer = Math.abs(from - at) < Math.abs(best.from - at)
    if (worth > best.worth || (worth === best.worth && isNearer)) best = { from, length, worth }
  }
  return best
}

function sameLength(old: string, from: number, text: string, done: number): number {
  let length = 0
  while (from + length < old.length && old[from + length] === text[done + length]) length += 1
  return length
}
