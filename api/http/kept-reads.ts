import type { WholeAnswer } from './whole-answer.ts'

/** Far below what the headers promise (60 s): a changed price is online before anybody can wonder. */
const KEPT_MS = 5_000
/** Time for the one request that renews an answer; the others get the old one meanwhile. */
const RENEWAL_MS = 1_000
/** Between two that are made anew: those that became due together would keep everybody waiting in a row. */
const PAUSE_MS = 50
/** If renewing keeps failing, an old answer is better than none, but never older than the headers allow. */
const LIFE_MS = 60_000
const BYTES_MAX = 32_000_000 // limits what a flood of invented queries can take
const ENTRY_BYTES = 2_000 // headers and bookkeeping of one answer, roughly
const LETTER_BYTES = 2 // of a key; a string takes one or two for each
const KEY_LETTERS_MAX = 500 // no link of the site comes near it; who sends more asks for what nobody else does

type Entry = { answer: WholeAnswer; renewAt: number; diesAt: number; bytes: number }

/**
 * Answers to reads, kept for a few seconds by route and query, so that one core serves thousands a second. Only answers
 * whose headers allow caching come in. Seats and times never do, because a booking changes them at once (decision D5).
 */
export class KeptReads {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number
  #bytes = 0
  #renewsUntil = Number.NEGATIVE_INFINITY

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Undefined also for the first request after an answer is due: that request renews it. Only one answer is renewed at
   * a time; all that became due together would delay everybody. `mayMake` is false for a request that gets the old
   * answer.
   */
  find(key: string, mayMake: () => boolean = () => true): WholeAnswer | undefined {
    const entry = this.#entries.get(key)
    const now = this.#now()
    if (!entry || now >= entry.diesAt) return undefined
    if (now < entry.renewAt || now < this.#renewsUntil || !mayMake()) return entry.answer
    entry.renewAt = now + RENEWAL_MS
    this.#renewsUntil = entry.renewAt
    return undefined
  }

  /** Returns what is kept: the answer before it, if that says the same, because its compressed forms are made. */
  keep(key: string, answer: WholeAnswer): WholeAnswer {
    const now = this.#now()
    this.#renewsUntil = now + PAUSE_MS
    const before = this.#entries.get(key)
    this.#drop(key)
    if (!answer.isForKeeping || key.length > KEY_LETTERS_MAX) return answer
    const times = { renewAt: now + KEPT_MS, diesAt: now + LIFE_MS }
    if (before?.answer.saysTheSameAs(answer)) {
      this.#entries.set(key, Object.assign(before, times))
      this.#bytes += before.bytes
      return before.answer
    }
    const entry = { answer, ...times, bytes: 0 }
    this.#entries.set(key, entry)
    answer.onForm = (bytes) => {
      if (this.#entries.get(key) === entry) this.#count(entry, bytes)
    }
    this.#count(entry, answer.size + key.length * LETTER_BYTES + ENTRY_BYTES)
    return answer
  }

  /** What is kept may have grown: the oldest go until all have room. */
  #count(entry: Entry, bytes: number): void {
    entry.bytes += bytes
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= BYTES_MAX) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (entry) this.#bytes -= entry.bytes
    this.#entries.delete(key)
  }
}
