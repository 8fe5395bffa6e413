import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { failed } from '../http/answers.ts'
import { NO_STORE } from '../http/send.ts'
import { API_HEADERS } from '../static/security-headers.ts'

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Requests that Node's parser refuses never reach the app. Here their answers get the app's headers all the same. */
export function answerBadRequests(server: Server): void {
  const answers = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => answers.set(socket, answer))
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const answer = answers.get(socket as Socket)
    const isHalfAnswered = answer?.headersSent && !answer.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isHalfAnswered) return void socket.destroy(error)
    socket.end(textOf(STATUS_OF[error.code ?? ''] ?? 400))
  })
}

const HEADERS = { ...API_HEADERS, ...NO_STORE, 'Content-Type': 'application/json', Connection: 'close' }

function textOf(status: number): string {
  const body = JSON.stringify({ statusCode: status, message: STATUS_CODES[status] })
  const lines = Object.entries({ ...HEADERS, 'Content-Length': body.length }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** For invalid addresses and hosts: the parser accepts them, but the app cannot. */
export const badRequest = (): Response =>
  Response.json(failed(400, 'Bad Request').body, { status: 400, headers: { ...API_HEADERS, ...NO_STORE } })
