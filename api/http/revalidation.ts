import type { MiddlewareHandler } from 'hono'
import type { KeptReads } from './kept-reads.ts'
import { WholeAnswer } from './whole-answer.ts'

/**
 * Gives successful reads an ETag, answers 304 to who has it already, and compresses the rest, with the exact length.
 * With `kept`, what may be cached is answered from memory for some seconds.
 */
export function revalidation(kept?: KeptReads): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const address = pathAndQuery(c.req.url)
    const known = kept?.find(address)
    if (known) {
      c.res = await known.answer(c.req.raw)
      return
    }
    await next()
    if (c.res.status !== 200) return
    const whole = await WholeAnswer.of(c.res)
    kept?.keep(address, whole)
    c.res = undefined // otherwise hono merges the old headers into the new response
    c.res = await whole.answer(c.req.raw)
  }
}

/** Whatever host name was asked. */
const pathAndQuery = (url: string): string => url.slice(url.indexOf('/', 'https://'.length))
