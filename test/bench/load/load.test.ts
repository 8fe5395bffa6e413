import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerLength } from './answer-length.ts'
import { load } from './load.ts'
import { getText, postText } from './request-text.ts'

describe('the load client', () => {
  let server: Server
  let stallsOnce = false
  const seen: string[] = []
  beforeAll(async () => {
    server = createServer((asked, answer) => {
      seen.push(`${asked.method} ${asked.url}`)
      const wait = stallsOnce ? 300 : 0 // of 400: most have waited, however fast the rest is
      stallsOnce = false
      setTimeout(
        () =>
          answer.writeHead(asked.url === '/no' ? 402 : 200, { 'Content-Length': 5000 }).end('x'.repeat(5000)),
        wait,
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  const run = (path: string, perSecond?: number) =>
    load({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      requestOf: () => getText(path),
      expected: 200,
      connections: 1,
      seconds: 0.4,
      ...(perSecond ? { perSecond } : {}),
    })

  it('counts answers, and those that are not the expected one', async () => {
    const good = await run('/yes')
    expect(good.perSecond).toBeGreaterThan(0)
    expect(good.unexpected).toBe(0)
    const refused = await run('/no')
    expect(refused.unexpected).toBeGreaterThan(0)
    expect(refused.example).toMatch(/^402 xxx/)
    expect(new Set(seen)).toEqual(new Set(['GET /yes', 'GET /no']))
  })

  it('does not let a stall hide: everybody who was due meanwhile has waited', async () => {
    stallsOnce = true
    const { p50 } = await run('/yes', 100)
    expect(p50).toBeGreaterThan(20)
  })
})

it.each([
  ['HTTP/1.1 200 OK\r\nContent-Length: 12', { status: 200, length: 12 }],
  ['HTTP/1.1 304 Not Modified\r\nETag: "x"', { status: 304, length: 0 }],
])('reads %j', (head, found) => expect(answerLength(head)).toEqual(found))

it('refuses an answer without an end', () => {
  expect(() => answerLength('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked')).toThrow('Content-Length')
  expect(() => answerLength('SSH-2.0')).toThrow('Not an HTTP answer')
})

it('writes bodies with their length in bytes', () => {
  expect(postText('/book', { a: '₦' })).toMatch(
    /Content-Length: 11\r\nIdempotency-Key: [\w-]{36}\r\n\r\n\{"a":"₦"\}$/,
  )
})
