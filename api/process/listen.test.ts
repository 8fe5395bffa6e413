import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { pgliteForTests } from '../db/pglite-for-tests.ts'
import type { LogEntry } from '../log/log.ts'
import { type ListenOptions, listen } from './listen.ts'

const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

async function serve(app: Hono, options: Partial<ListenOptions> = {}) {
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1', ...options })
  closings.push(close)
  return port
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined) // a cut connection is what some of these tests wait for
  closings.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Sends the text and returns everything that arrives until the server closes. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = await open(port)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const ok = new Hono().get('/', (c) => c.text('fine')).post('/', async (c) => c.text(await c.req.text()))
const SAFE = [
  /\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n/i,
  /\r\nX-Content-Type-Options: nosniff\r\n/i,
  /\r\nCache-Control: no-store\r\n/i,
]

it.each(['192.0.2.1', 'no-such-host.invalid'])('that HOST=%s is elsewhere is said', async (host) => {
  await expect(listen(ok, { port: 8123, host })).rejects.toThrow(
    `HOST=${host} is no address of this machine. Set it to 127.0.0.1 behind a proxy on it, or to 0.0.0.0.`,
  )
})

it('a probe of HTTP/1.0 names no host, and is answered', async () => {
  expect(await exchange(await serve(ok), 'GET / HTTP/1.0\r\n\r\n')).toMatch(
    /^HTTP\/1.1 200 OK\r\n[\s\S]*fine$/,
  )
})

it('an answer does not say that its connection stays, only that it ends', async () => {
  const port = await serve(ok)
  const socket = await open(port)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [first] = await once(socket, 'data')
  expect(String(first)).not.toMatch(/^(?:connection|keep-alive):/im)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(String(await once(socket, 'data'))).toMatch(/^connection: close\r$/im)
})

describe('a request that is none', () => {
  it.each([
    ['400 Bad Request', 'nonsense\r\n\r\n'],
    ['400 Bad Request', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n'],
    ['400 Bad Request', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['400 Bad Request', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['400 Bad Request', 'GET \\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is %s, with the headers of every answer: %j', async (status, text) => {
    const answer = await exchange(await serve(ok), text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`))
    for (const header of SAFE) expect(answer).toMatch(header)
    expect(answer).toContain('"statusCode":4')
  })

  it('that comes too slowly is given up', async () => {
    const port = await serve(ok, { requestSeconds: 1 })
    const started = performance.now()
    const answer = await exchange(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow')
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    for (const header of SAFE) expect(answer).toMatch(header)
    expect(performance.now() - started).toBeGreaterThan(900)
  })
})

describe('a sender who leaves while sending', () => {
  it('is a piece of information, no fault', async () => {
    const lines: LogEntry[] = []
    const { db, close } = await pgliteForTests()
    closings.push(close)
    const arrived = Promise.withResolvers<void>()
    const log = (entry: LogEntry) => {
      lines.push(entry)
      arrived.resolve()
    }
    const begun = Promise.withResolvers<void>()
    const app = createApp({ db, log })
    const { fetch } = app
    app.fetch = (...asked) => {
      begun.resolve()
      return fetch(...asked)
    }
    const port = await serve(app)
    const socket = await open(port)
    const type = 'Content-Type: application/json\r\nContent-Length: 900'
    socket.write(`POST /api/v2/site_tours/book HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n{"firstname":`)
    await begun.promise // the head must be read as a request of its own before the line breaks
    socket.destroy()
    await arrived.promise
    await setTimeout(0)
    expect(lines.map(({ level }) => level)).toEqual(lines.map(() => 'info'))
    expect(lines[0]).toMatchObject({ msg: 'sender left', route: '/api/v2/site_tours/book' })
  })
})

describe('an answer', () => {
  const LARGE = 'x'.repeat(30_000_000) // more than the buffers of a line take
  const large = new Hono().get('/', (c) => c.text(LARGE))

  /** The only connection of its server. */
  async function ask(stillSeconds: number) {
    const port = await serve(large, { stillSeconds, connections: { max: 1, isPerSender: false } })
    const socket = await open(port)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    return { port, socket }
  }

  it('that nobody reads is given up, and its connection is free', async () => {
    const { port } = await ask(5)
    const isTaken = async () => {
      const socket = await open(port)
      socket.write('HEAD / HTTP/1.1\r\nHost: a\r\n\r\n')
      const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
      return first instanceof Buffer
    }
    expect(await isTaken()).toBe(false)
    await expect.poll(isTaken).toBe(true)
  })

  it('that is read slowly comes whole', async () => {
    const { socket } = await ask(5)
    let bytes = 0
    for (const started = performance.now(); performance.now() - started < 11_000; await setTimeout(20)) {
      for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) bytes += chunk.length
    }
    socket.on('data', (chunk) => {
      bytes += chunk.length
    })
    socket.resume()
    await expect.poll(() => bytes).toBeGreaterThan(LARGE.length)
  })
})

describe('requests that do not wait for the answers to those before them', () => {
  const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

  it('are all answered, where a program sends a few', async () => {
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const answers = await exchange(await serve(ok), ASK.repeat(31) + last)
    expect(answers.match(/fine/g)).toHaveLength(32)
  })

  it('end their connection where they are too many, and the rest of them costs nothing', async () => {
    let asked = 0
    const silent = new Hono().get('/', () => {
      asked += 1
      return new Promise<Response>(() => undefined)
    })
    expect(await exchange(await serve(silent), ASK.repeat(2_000))).toBe('')
    expect(asked).toBeLessThan(40)
  })
})

describe('connections', () => {
  const isOpen = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return first instanceof Buffer
  }

  it.each([
    ['half of all for one sender', true, 2],
    ['all from a proxy', false, 4],
  ])('are capped: %s', async (_, isPerSender, expected) => {
    const port = await serve(ok, { connections: { max: 4, isPerSender } })
    const sockets = []
    for (let n = 0; n < 6; n++) sockets.push(await open(port))
    const opened = []
    for (const socket of sockets) opened.push(socket.closed ? false : await isOpen(socket))
    expect(opened).toEqual([0, 1, 2, 3, 4, 5].map((n) => n < expected))
    const [first] = sockets
    first?.destroy()
    if (first && !first.closed) await once(first, 'close')
    await expect.poll(async () => isOpen(await open(port))).toBe(true)
  })
})

describe('a stop', () => {
  /** Answers when it is told to. */
  function slow() {
    const go = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const app = new Hono()
      .get('/', (c) => c.text('fine'))
      .get('/slow', async (c) => {
        asked.resolve()
        await go.promise
        return c.text('booked')
      })
    return { app, go, asked }
  }

  it('closes what is idle at once, also a browser that asked nothing yet or keeps its connection', async () => {
    const { port, close } = await listen(ok, { port: 0, host: '127.0.0.1' })
    await open(port)
    const kept = await open(port)
    kept.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(kept, 'data')
    const started = performance.now()
    await close()
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('lets what is under way finish, longer than the five seconds of before', {
    timeout: 20_000,
  }, async () => {
    const { app, go, asked } = slow()
    const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
    const answer = exchange(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await asked.promise
    const closed = close()
    await setTimeout(5_500)
    go.resolve()
    const started = performance.now()
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\nConnection: close\r\n[\s\S]*booked$/i)
    await closed
    expect(performance.now() - started, 'its connection closes with its answer').toBeLessThan(5_000)
  })

  it('lets a slow reader have the whole answer', async () => {
    const large = 'x'.repeat(30_000_000) // more than the buffers of a line take
    const { port, close } = await listen(
      new Hono().get('/', (c) => c.text(large)),
      {
        ...{ port: 0, host: '127.0.0.1' },
      },
    )
    const reader = await open(port)
    reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(reader, 'data')
    reader.pause()
    const closed = close()
    let bytes = 0
    reader.on('data', (part: Buffer) => {
      bytes += part.length
    })
    await setTimeout(500)
    reader.resume()
    await once(reader, 'close')
    expect(bytes).toBeGreaterThan(29_000_000)
    await closed
  })

  it('cuts it after the time of one request', async () => {
    const { app, asked } = slow()
    const { port, close } = await listen(app, { port: 0, host: '127.0.0.1', requestSeconds: 1 })
    const answer = exchange(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await asked.promise
    const started = performance.now()
    await close()
    expect(performance.now() - started).toBeGreaterThan(900)
    expect(await answer).toBe('')
  })
})
