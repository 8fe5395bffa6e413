import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badLine } from './bad-line.ts'

const BYTES = 20_000
const TEXT = Array.from({ length: BYTES / 5 }, (_, at) => String(at).padStart(5, '0')).join('')

describe('a bad line', () => {
  const server = createServer((_, answer) => answer.end(TEXT))
  let target = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    target = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => server.close())

  const timed = async (line: Parameters<typeof badLine>[1]) => {
    const proxy = await badLine(target, line)
    const start = performance.now()
    const text = await (await fetch(proxy.origin)).text()
    const took = performance.now() - start
    await proxy.close()
    expect(text).toBe(TEXT)
    return took
  }

  it('takes as long as its width and its round trips say', async () => {
    const took = await timed({ kbitsPerSecond: 400, roundTrip: 200 })
    expect(took).toBeGreaterThan(400 + (BYTES * 8) / 400 - 20) // timers may be a little early
  })

  it('brings every byte in its order, although it loses packets and stands still', async () => {
    await timed({
      kbitsPerSecond: 4_000,
      roundTrip: 20,
      loss: 0.3,
      gaps: { longest: 100, every: 50 },
    })
  })
})
