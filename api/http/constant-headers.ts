import type { MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** The answer has its constant headers already (`public-reads.ts`). */
    isComplete: true
  }
}

/**
 * Puts the same headers on every answer, faults included. A complete answer is left alone. To touch its headers makes
 * objects of them and of its body first, which takes longer than a read from memory.
 */
export function alwaysWith(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.get('isComplete')) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}
