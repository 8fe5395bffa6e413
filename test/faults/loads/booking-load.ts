/** People who book at several processes of one database, while something happens to it. */
import { guest, postBooking, type Tour } from './book.ts'

export type Load = {
  /** Names of those who were told that they are booked. */
  acknowledged: Set<string>
  /** Answers by status; 0: none came. */
  statuses: Map<number, number>
  /** The longest that anybody waited for an answer, in ms. */
  slowestMs: number
  /** When an answer 200 came, in ms of `performance.now()`. */
  bookedAt: number[]
  /** How many requests were answered 200 at another process than the one that was asked first. */
  replayed: number
  asked: number
}

type Plan = { origins: readonly string[]; tours: readonly Tour[]; people: number; prefix: string }

const PAUSE_MS = 100 // between two attempts of one person

/**
 * So many people at once, each under its key until it gets a final answer. A 5xx, a 409 or no answer at all is repeated
 * at the next process. `end` lets everybody finish and returns what became of it.
 */
export function bookAllTheTime({ origins, tours, people, prefix }: Plan) {
  const load: Load = {
    acknowledged: new Set(),
    statuses: new Map(),
    slowestMs: 0,
    bookedAt: [],
    replayed: 0,
    asked: 0,
  }
  let isRunning = true
  const bookOne = async (name: string, first: number) => {
    const tour = tours[first % tours.length]
    if (!tour) throw new Error('No tour')
    const key = crypto.randomUUID()
    for (let attempt = 0; ; attempt += 1) {
      const origin = origins[(first + attempt) % origins.length] ?? ''
      const { status, ms } = await postBooking(origin, guest(name, tour), key)
      load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1)
      load.slowestMs = Math.max(load.slowestMs, ms)
      if (status === 200) {
        load.acknowledged.add(name)
        load.bookedAt.push(performance.now())
        if (attempt > 0 && origins.length > 1) load.replayed += 1
      }
      if (status !== 0 && status !== 409 && status < 500) return
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const person = async () => {
    while (isRunning) {
      const number = load.asked++
      await bookOne(`${prefix}-${number}`, number)
    }
  }
  const all = Promise.all(Array.from({ length: people }, person))
  return {
    load,
    end: async (): Promise<Load> => {
      isRunning = false
      await all
      return load
    },
  }
}

/** Answers that no living process gives while its database comes and goes. */
export const strangeAnswers = ({ statuses }: Load): number[] =>
  [...statuses.keys()].filter((status) => ![200, 409, 503].includes(status))

export const NO_DIFFERENCES = { lost: 0, twice: 0, unanswered: 0, unheard: 0 }

/** What the table says about them. */
export function differences({ acknowledged, asked }: Load, rows: readonly string[], prefix: string) {
  const stored = rows
    .map((email) => email.split('@')[0] ?? '')
    .filter((name) => name.startsWith(`${prefix}-`))
  const names = new Set(stored)
  return {
    lost: [...acknowledged].filter((name) => !names.has(name)).length,
    twice: stored.length - names.size,
    unanswered: asked - acknowledged.size,
    unheard: [...names].filter((name) => !acknowledged.has(name)).length,
  }
}
