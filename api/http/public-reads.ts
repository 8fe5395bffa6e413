import type { Context, Handler } from 'hono'
import { FairQueue } from '../fair-queue.ts'
import type { Answer } from './answers.ts'
import { failed } from './answers.ts'
import type { KeptReads } from './kept-reads.ts'
import type { RateLimit } from './rate-limit.ts'
import { LIVE_CACHE, NO_STORE, READ_CACHE, send } from './send.ts'
import { SenderLimiter } from './sender-limiter.ts'
import { networkOf } from './sender-name.ts'
import { SingleFlight } from './single-flight.ts'
import { WholeAnswer } from './whole-answer.ts'

/**
 * All that a read may look at. A value that a route does not name never arrives, so it cannot be missing in the key.
 */
export type Asked = { param: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> }

export type PublicRead = {
  /** The query parameters that the route knows. */
  query: readonly string[]
  /** Seats and times are read anew each time (decision D5); missing: never. */
  isLive?: (asked: Asked) => boolean
  /** Reads a table whole, so these are made one at a time, and senders take turns; missing: never. */
  readsAll?: (asked: Asked) => boolean
  answer: (asked: Asked) => Promise<Answer>
}

/** Limits the reads of one sender that are not answered from memory. */
export type ReadLimit = RateLimit & { addressOf: (c: Context) => string }

type ReadParts = {
  kept?: KeptReads
  limit?: ReadLimit
  /** What every success carries, so that nothing has to be added to a kept one. */
  headers?: Readonly<Record<string, string>>
}

export type PublicReads = (read: PublicRead) => Handler

/**
 * Makes the handler of a public read. It answers from memory if the headers allow that; otherwise it computes once for
 * all who ask at the same time. A success has an ETag. It is a 304 for a client that has it already, and is compressed
 * with its exact length.
 */
export function publicReads({ kept, limit, headers = {} }: ReadParts = {}): PublicReads {
  const flights = new SingleFlight<WholeAnswer | Answer>()
  const queue = new FairQueue<WholeAnswer | Answer>()
  const limiter = limit && new SenderLimiter(limit)
  return (read) => async (c) => {
    const asked = askedOf(c, read.query)
    const key = `${c.req.routePath} ${JSON.stringify(asked)}`
    let wait: number | undefined
    const waitOf = () => {
      wait ??= limiter && limit ? limiter.take(limit.addressOf(c), performance.now()) : 0
      return wait
    }
    const known = kept?.find(key, () => waitOf() === 0)
    if (known) return complete(c, known)
    if (waitOf() > 0) return tooMany(c, waitOf())
    const isLive = read.isLive?.(asked) ?? false
    const make = async () => {
      const answer = await read.answer(asked)
      if (answer.status !== 200) return answer
      const caching = isLive ? LIVE_CACHE : READ_CACHE
      const whole = await WholeAnswer.of(Response.json(answer.body, { headers: { ...headers, ...caching } }))
      return kept?.keep(key, whole) ?? whole
    }
    const made = read.readsAll?.(asked)
      ? await queue.ask(limit ? turnOf(limit.addressOf(c)) : '', key, make)
      : await flights.share(key, isLive, make)
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

/** Blank parameters are dropped, and their order means nothing: one question has one key. */
function askedOf(c: Context, names: readonly string[]): Asked {
  const given = c.req.query()
  const query = names.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []))
  return { param: c.req.param(), query: Object.fromEntries(query) }
}

function tooMany(c: Context, wait: number): Response {
  const words = 'Too many requests from this network. Please try again shortly.'
  return send(c, failed(429, words), { ...NO_STORE, 'Retry-After': String(wait) })
}
