/**
 * A proxy between a browser and a site. It records the cost of each answer, whoever asked: page, worker or precache.
 */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `bytes` are head and body as they went over the line, `body` the body alone; `type` is the media type. */
export type Fetched = {
  path: string
  bytes: number
  body: number
  type: string
  status: number
  /** ms since 1970 by this machine; infinite while it runs. */
  endedAt: number
}

export type CountingProxy = {
  origin: string
  fetched: Fetched[]
  /** Resolves once no request has run for this long. */
  quiet: (ms: number) => Promise<void>
  close: () => Promise<void>
}

export async function countingProxy(target: string): Promise<CountingProxy> {
  const fetched: Fetched[] = []
  let running = 0
  let lastEnd = performance.now()
  const server = createServer((asked, answer) => {
    running += 1
    answer.once('close', () => {
      running -= 1
      lastEnd = performance.now()
    })
    const { method, headers, url = '/' } = asked
    const forwarded = request(new URL(url, target), { method, headers }, (answered) => {
      const { statusCode = 0, rawHeaders } = answered
      const entry: Fetched = {
        path: url,
        bytes: rawHeaders.join('').length + rawHeaders.length * 2 + 'HTTP/1.1 200 OK\r\n\r\n'.length,
        body: 0,
        type: (answered.headers['content-type'] ?? '').split(';')[0] ?? '',
        status: statusCode,
        endedAt: Number.POSITIVE_INFINITY,
      }
      fetched.push(entry)
      answer.writeHead(statusCode, rawHeaders)
      answered.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length
        entry.body += chunk.length
      })
      answered.on('end', () => {
        entry.endedAt = Date.now()
      })
      answered.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fetched,
    quiet: async (ms) => {
      while (running > 0 || performance.now() - lastEnd < ms) await pause(50)
    },
    close: () => closed(server),
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
