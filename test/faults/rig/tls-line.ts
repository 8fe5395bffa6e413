/**
 * An encrypted line to the reference API, on an origin of its own. It loses the answer of every booking: stored, then
 * cut.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Certificate } from '../../harness/certificate.ts'
import { askServer } from './ask-server.ts'

export type Protocol = 'HTTP/1.1' | 'HTTP/2'
export type TlsLine = {
  origin: string
  /** How many bookings were requested, by anyone. */
  posts: () => number
  /** While true nothing but preflights is answered. */
  isDown: boolean
  close: () => Promise<void>
}

type Asked = IncomingMessage | Http2ServerRequest
type Answered = ServerResponse | Http2ServerResponse

export async function startTlsLine(
  target: string,
  protocol: Protocol,
  { key, cert }: Certificate,
): Promise<TlsLine> {
  const sockets = new Map<number, Socket>()
  let posts = 0
  /** By the number of its socket: the encrypted one cannot be told to break off. */
  const breakOff = ({ socket }: Asked) => sockets.get(socket.remotePort ?? 0)?.resetAndDestroy()

  async function handle(request: Asked, response: Answered): Promise<void> {
    const { url, method } = request
    if (line.isDown) return void breakOff(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    )
    const chunks: Buffer[] = []
    for await (const chunk of request) if (method === 'POST') chunks.push(chunk) // of an OPTIONS nobody reads it
    if (method === 'POST') posts += 1
    const answer = await askServer(
      target,
      { url, method, headers },
      { body: Buffer.concat(chunks), isPlain: true },
    )
    if (method === 'POST') return void breakOff(request)
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
    response.statusCode = answer.status
    for (const [name, value] of Object.entries(kept)) if (value !== undefined) response.setHeader(name, value)
    response.end(answer.body)
  }

  const onRequest = (request: Asked, response: Answered): void => {
    handle(request, response).catch(() => breakOff(request)) // the browser gave up
  }
  const server =
    protocol === 'HTTP/2'
      ? createSecureServer({ key, cert }, onRequest)
      : createServer({ key, cert }, onRequest)
  server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    if (remotePort === undefined) return
    sockets.set(remotePort, socket)
    socket.on('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line: TlsLine = {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    posts: () => posts,
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets.values()) socket.destroy()
      }),
  }
  return line
}
