import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from './fault.ts'
import { type FaultProxy, startProxy } from './proxy.ts'

const BODY = JSON.stringify({ statusCode: 200, data: 'x'.repeat(5_000) })

let asked = 0
let server: Server
let proxy: FaultProxy

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(BODY)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  proxy = await startProxy(`http://127.0.0.1:${port}`, { '/own': { type: 'text/html', text: 'of the test' } })
})
afterAll(async () => {
  await proxy.close()
  server.close()
})
beforeEach(() => {
  asked = 0
})

const through = async (fault: Fault | null, patienceMs = 5_000) => {
  proxy.follow(() => fault)
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(`${proxy.origin}/x`, { method: 'POST', redirect: 'manual', signal })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

describe('the line', () => {
  it('carries an answer unchanged, and counts what passed', async () => {
    const before = proxy.posts().length
    expect((await through(null)).text).toBe(BODY)
    expect(proxy.posts()).toHaveLength(before + 1)
    expect(proxy.posts().at(-1)).toMatchObject({ path: '/x', fault: null, status: 200 })
  })

  it.each([
    ['reset', 0],
    ['commit-then-drop', 1],
  ] as const)('breaks: %s, with the server asked %d times', async (kind, times) => {
    await expect(through({ kind })).rejects.toThrow()
    expect(asked).toBe(times)
  })

  it.each([
    ['black-hole', 0],
    ['commit-then-silence', 1],
  ] as const)('is silent: %s, with the server asked %d times', async (kind, times) => {
    await expect(through({ kind }, 1_000)).rejects.toThrow('timeout')
    await expect.poll(() => asked).toBe(times)
  })

  it.each([
    ['portal', 200, 'Buy data'],
    ['redirect', 302, ''],
  ] as const)('belongs to somebody else: %s', async (kind, status, words) => {
    const answer = await through({ kind })
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
    expect(asked).toBe(0)
  })

  it('gives errors of its own, with their headers', async () => {
    const answer = await through({ kind: 'status', status: 503, headers: { 'retry-after': '7' } })
    expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([503, '7', 0])
  })

  it.each(['length', 'chunked'] as const)('cuts a body so that it shows: %s', async (framing) => {
    await expect(through({ kind: 'cut', at: { byte: 100 }, framing })).rejects.toThrow()
    expect(asked).toBe(1)
  })

  it('cuts a body so that it does not show', async () => {
    const answer = await through({ kind: 'cut', at: { share: 0.5 }, framing: 'close' })
    expect(answer.text).toBe(BODY.slice(0, Math.floor(BODY.length / 2)))
  })

  it('is slow, or late', async () => {
    const started = performance.now()
    expect((await through({ kind: 'slow', bytesPerSecond: 10_000 })).text).toBe(BODY)
    expect(performance.now() - started).toBeGreaterThan(400)
    const late = performance.now()
    await through({ kind: 'delay', ms: 200 })
    expect(performance.now() - late).toBeGreaterThan(190)
  })

  it('puts other words into an answer', async () => {
    const answer = await through({ kind: 'rewrite', body: (original) => `${original.length}` })
    expect(answer.text).toBe(String(BODY.length))
  })

  it('serves what belongs to the test, whatever the plan', async () => {
    proxy.follow(() => ({ kind: 'reset' }))
    expect(await (await fetch(`${proxy.origin}/own`)).text()).toBe('of the test')
  })

  it('can be cut and mended at the same address', async () => {
    await proxy.down()
    await expect(through(null)).rejects.toThrow()
    await proxy.up()
    expect((await through(null)).status).toBe(200)
  })
})
