import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { failed } from './answers.ts'
import { alwaysWith } from './constant-headers.ts'
import { NO_STORE, send } from './send.ts'

/** Sites that may send from a browser; null = every site, as on the live backend. The server's own always may. */
export type AllowedOrigins = readonly string[] | null

const SHARED = {
  allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  allowHeaders: ['Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['ETag', 'Retry-After', 'Idempotency-Replayed'],
  maxAge: 86_400, // seconds
}

/** Reads are public, so every site may show them. There are no cookies: nobody can send in a visitor's name. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': SHARED.exposeHeaders.join(','),
}

const preflightOfAll = cors({ origin: '*', ...SHARED })
const answerToAll = alwaysWith(OPEN_TO_ALL)

const openToAll: MiddlewareHandler = (c, next) =>
  c.req.method === 'OPTIONS' ? preflightOfAll(c, next) : answerToAll(c, next)

/** Keeps other sites' pages from sending through their visitors' browsers, each of which has an address of its own. */
export function guardOrigins(allowed: AllowedOrigins): MiddlewareHandler {
  if (allowed === null) return openToAll
  const openToSome = cors({ origin: [...allowed], ...SHARED })
  return (c, next) => {
    if (!isSubmission(c)) return openToAll(c, next)
    if (c.req.method === 'POST' && !mayCome(c, allowed)) {
      return Promise.resolve(send(c, failed(403, 'This site may not send here.'), NO_STORE))
    }
    return openToSome(c, next)
  }
}

/** That header counts on a preflight alone: a read that carries it is kept by caches as everybody's. */
const isSubmission = ({ req }: Context): boolean =>
  req.method === 'POST' ||
  (req.method === 'OPTIONS' && req.header('Access-Control-Request-Method') === 'POST')

/** Browsers name the site in `Origin` with each POST. A client that sends none is not another site's page. */
function mayCome(c: Context, allowed: readonly string[]): boolean {
  const origin = c.req.header('Origin')
  if (origin === undefined || allowed.includes(origin)) return true
  return c.req.header('Sec-Fetch-Site') === 'same-origin' || hostOf(origin) === (c.req.header('Host') ?? null)
}

/** Undefined for `null`, which sandboxed pages send. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined
