import type { Context, Handler } from 'hono'
import { FairQueue, nullIfFull } from '../fair-queue.ts'
import type { Answer } from './answers.ts'
import { failed } from './answers.ts'
import type { KeptReads } from './kept-reads.ts'
import type { RateLimit } from './rate-limit.ts'
import { LIVE_CACHE, NO_STORE, READ_CACHE, send } from './send.ts'
import { SenderLimiter } from './sender-limiter.ts'
import { networkOf } from './sender-name.ts'
import { BoundedFlights } from './single-flight.ts'
import { WholeAnswer } from './whole-answer.ts'

/** The parameters of a request as they were sent; a blank one is none. */
export type Asked = { param: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> }

type PublicRead<Question> = {
  /**
   * What the route reads from a request. What means the same must be one question: else each spelling would be read and
   * kept. The answer sees nothing else, so nothing that changes it can be missing in the key.
   */
  question: (asked: Asked) => Question
  /** Seats and times are read anew each time (decision D5); missing: never. */
  isLive?: (question: Question) => boolean
  /** Reads so much that these are made one at a time, and senders take turns; missing: never. */
  readsMuch?: (question: Question) => boolean
  answer: (question: Question) => Promise<Answer>
}

type ReadParts = {
  kept?: KeptReads
  /** Limits the reads of one sender that are not answered from memory. Missing: no limit. */
  limit?: RateLimit
  /** Names the sender. Missing: all are one. */
  addressOf?: (c: Context) => string
  /** What every success carries, so that nothing has to be added to a kept one. */
  headers?: Readonly<Record<string, string>>
}

export type PublicReads = <Question>(read: PublicRead<Question>) => Handler

/** Costly reads that one address may wait for. A hundred searches of 300 long posts take six seconds. */
const WAITING_MAX = 100
const AGAIN_AFTER_S = 6

/**
 * Other reads that one address may have under way. Six hundred at once kept a booking waiting for seconds. Thousands of
 * phones may share an address, and it is full only while a database stands still.
 */
const UNDERWAY_MAX = 60
const UNDERWAY_AGAIN_S = 1

/**
 * Makes the handler of a public read. It answers from memory if the headers allow that; otherwise it computes once for
 * all who ask at the same time. A success has an ETag. It is a 304 for a client that has it already, and is compressed
 * with its exact length.
 */
export function publicReads({
  kept,
  limit,
  addressOf = () => 'all',
  headers = {},
}: ReadParts = {}): PublicReads {
  const flights = new BoundedFlights<WholeAnswer | Answer>(limit ? UNDERWAY_MAX : Number.POSITIVE_INFINITY)
  const queue = new FairQueue<WholeAnswer | Answer>(WAITING_MAX)
  const limiter = limit && new SenderLimiter(limit)
  return (read) => async (c) => {
    const question = read.question({ param: c.req.param(), query: c.req.query() })
    const key = `${c.req.routePath} ${JSON.stringify(question)}`
    let wait: number | undefined
    const waitOf = () => {
      wait ??= limiter ? limiter.take(addressOf(c), performance.now()) : 0
      return wait
    }
    const turn = () => turnOf(addressOf(c)) // what memory answers needs no name
    const isMuch = read.readsMuch?.(question) ?? false
    const known = kept?.find(key, () => (isMuch ? queue : flights).hasRoom(turn()) && waitOf() === 0)
    if (known) return complete(c, known)
    if (waitOf() > 0) return tooMany(c, waitOf())
    const isLive = read.isLive?.(question) ?? false
    const make = async () => {
      const answer = await read.answer(question)
      if (answer.status !== 200) return answer
      const caching = isLive ? LIVE_CACHE : READ_CACHE
      const whole = await WholeAnswer.of(Response.json(answer.body, { headers: { ...headers, ...caching } }))
      return kept?.keep(key, whole) ?? whole
    }
    const asked = isMuch ? queue.ask(turn(), key, make) : flights.share(turn(), key, isLive, make)
    const made = await asked.catch((error: unknown) => kept?.find(key, () => false) ?? nullIfFull(error))
    if (!made) return tooMany(c, isMuch ? AGAIN_AFTER_S : UNDERWAY_AGAIN_S)
    return made instanceof WholeAnswer ? complete(c, made) : send(c, made)
  }
}

/** One customer may have a /48 whole, and then stands in line once. */
const turnOf = (sender: string): string => networkOf(sender) ?? sender

async function complete(c: Context, whole: WholeAnswer): Promise<Response> {
  const answer = await whole.answer(c.req.raw)
  c.set('isComplete', true) // not before: a fault that takes its place still needs its headers
  return answer
}

function tooMany(c: Context, wait: number): Response {
  const words = 'Too many requests from this network. Please try again shortly.'
  return send(c, failed(429, words), { ...NO_STORE, 'Retry-After': String(wait) })
}
