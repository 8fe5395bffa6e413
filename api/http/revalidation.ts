import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { isFresh } from './etag.ts'
import { squeeze } from './squeeze.ts'

/** Gives successful reads an ETag, answers 304 to who has it already, and compresses the rest, with the exact length. */
export const revalidation: MiddlewareHandler = async (c, next) => {
  await next()
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!reads || c.res.status !== 200) return
  const body = Buffer.from(await c.res.arrayBuffer())
  const headers = new Headers(c.res.headers)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('ETag', etag)
  headers.append('Vary', 'Accept-Encoding')
  c.res = undefined // otherwise hono merges the old headers into the new response
  if (isFresh(c.req.header('If-None-Match'), etag)) {
    headers.delete('Content-Type')
    c.res = new Response(null, { status: 304, headers })
    return
  }
  const { encoding, bytes } = await squeeze(body, c.req.header('Accept-Encoding'))
  if (encoding !== null) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(bytes.byteLength))
  c.res = new Response(new Uint8Array(bytes), { headers })
}
