import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { answerBadRequests, badRequest } from './bad-requests.ts'
import { type ConnectionCap, capConnections } from './connection-cap.ts'

export class PortError extends Error {
  override name = 'PortError'
}

export type Listening = { port: number; close: () => Promise<void> }

export type ListenOptions = {
  port: number
  host: string
  /** A request that has not fully arrived by then is dropped; so long, a stop waits for what is under way. */
  requestSeconds?: number
  /** A connection on which nothing moves for so long is closed, above all one whose answer nobody reads. */
  stillSeconds?: number
  connections?: ConnectionCap
}

/** How often Node looks for late requests. */
const LATE_CHECK_MS = 1_000

/** Node waits for a reader without end: two senders that read nothing would hold every connection there is. */
const STILL_SECONDS = 300 // at 2 kB/s the system passes on a megabyte in pieces that take minutes each

/**
 * Requests of one connection that wait for their answers. Browsers and proxies send one at a time. Node would begin all
 * that fit into what a socket reads at once, some thousands.
 */
const UNANSWERED_MAX = 32

/** Port 0 picks a free one. Throws PortError with a sentence for a person when the port is not available. */
export async function listen(
  app: Hono,
  { port, host, requestSeconds = 30, stillSeconds = STILL_SECONDS, connections }: ListenOptions,
): Promise<Listening> {
  const requestTimeout = requestSeconds * 1000
  const options = {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: LATE_CHECK_MS,
    requireHostHeader: false, // Node would refuse it without our headers
  }
  const answer = getRequestListener(app.fetch, { errorHandler: badRequest })
  const server = createServer(options, (incoming, outgoing) => {
    if (incoming.socket.destroyed) return // it came in one piece with one too many
    if (incoming.httpVersion === '1.0')
      incoming.headers.host ??= 'localhost' // HAProxy's probes name none
    else if (outgoing.shouldKeepAlive) outgoing.removeHeader('Connection') // HTTP/1.1 says it by itself
    return answer(incoming, outgoing)
  })
  server.timeout = stillSeconds * 1000
  answerBadRequests(server)
  const drain = drainable(server, requestTimeout)
  if (connections) capConnections(server, connections)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new PortError(sentence(error, port, host))))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return { port: actual, close: drain }
}

/** A request that was on its way when the stop came has been read by then. */
const SILENT_MS = 250

/** `answers` that are not sent whole; `read`: how many bytes had come when the last one was. */
type Connection = { answers: Set<ServerResponse>; read: number }

/**
 * For a stop: accepts no new connection and lets the running answers finish, each of which takes its connection along.
 * What is not over after the time of one request is cut. Where nobody asks anything, nothing is waited for.
 */
function drainable(server: Server, patienceMs: number): () => Promise<void> {
  const open = new Map<Socket, Connection>()
  server.on('connection', (socket) => {
    open.set(socket, { answers: new Set(), read: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, outgoing) => {
    const connection = open.get(socket)
    connection?.answers.add(outgoing)
    if (connection && connection.answers.size > UNANSWERED_MAX) return void socket.destroy()
    if (!server.listening) endWith(outgoing)
    outgoing.once('close', () => {
      if (!connection) return
      connection.answers.delete(outgoing)
      connection.read = socket.bytesRead
      if (!server.listening && connection.answers.size === 0) socket.end()
    })
  })
  const closeIdle = (isIdle: (socket: Socket) => boolean) => {
    for (const [socket, { answers, read }] of open)
      if (answers.size === 0 && read === socket.bytesRead && isIdle(socket)) socket.destroy()
  }
  return () =>
    new Promise((resolve) => {
      // To Node, an answer is over once it is written, though a slow reader has not got it yet.
      server.closeIdleConnections = () => closeIdle(({ bytesRead }) => bytesRead > 0)
      // And a connection that was opened ahead and asked nothing yet is busy.
      const silence = setTimeout(() => closeIdle(() => true), SILENT_MS)
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
      server.close(() => {
        clearTimeout(silence)
        clearTimeout(impatience)
        resolve()
      })
      server.closeIdleConnections()
      for (const { answers } of open.values()) for (const outgoing of answers) endWith(outgoing)
    })
}

/** Says so if it still can, or a browser could send the next request into the end. */
function endWith(outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
}

/** The system's codes for an address of another machine, and for a name that nobody knows. */
const ELSEWHERE: readonly unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

function sentence(error: Error & { code?: string }, port: number, host: string): string {
  if (ELSEWHERE.includes(error.code)) {
    return `HOST=${host} is no address of this machine. Set it to 127.0.0.1 behind a proxy on it, or to 0.0.0.0.`
  }
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may only be used by the system's administrator. Set PORT above 1023.`
  return `Port ${port} could not be opened (${error.code ?? error.name}).`
}
