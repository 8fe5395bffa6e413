import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** nginx's status for a request whose sender left before the answer. */
export const SENDER_LEFT = 499

/** One line for each answer. Probes ask every few seconds and are left out of the usual log. */
export function requestLog(log: Log, level: 'debug' | 'info'): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    const request = crypto.randomUUID()
    c.set('requestId', request)
    await next()
    const { status } = c.res
    const ms = Math.round((performance.now() - started) * 10) / 10
    log({
      level: levelOf(status, level),
      msg: 'request',
      request,
      method: c.req.method,
      route: routeOf(c),
      status,
      ms,
    })
  }
}

function levelOf(status: number, usual: 'debug' | 'info') {
  return status >= 500 ? 'error' : usual
}

/** The pattern of the route that serves this address; those of middleware end in a star. */
export const routeOf = (c: Context): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'unknown'
