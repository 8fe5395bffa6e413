/** What can go wrong with one request, and how the proxy does it. */
import type { ServerResponse } from 'node:http'
import type { Fetched } from './ask-server.ts'

export type Fault =
  /** The connection breaks; the server never hears of the request. */
  | { kind: 'reset' }
  /** The server does its work, then the connection breaks before a byte of the answer. */
  | { kind: 'commit-then-drop' }
  /** Nobody ever answers; the server never hears of it. */
  | { kind: 'black-hole' }
  /** The server does its work; its answer never comes. */
  | { kind: 'commit-then-silence' }
  /** Late by so many ms: later requests are answered before it. */
  | { kind: 'delay'; ms: number }
  | { kind: 'slow'; bytesPerSecond: number }
  /**
   * So many bytes of the body (or of its share, 0 to 1), then the end: with a declared length, in chunks, or neither.
   */
  | { kind: 'cut'; at: { byte: number } | { share: number }; framing: 'length' | 'chunked' | 'close' }
  /** A login page that says 200. */
  | { kind: 'portal' }
  | { kind: 'redirect' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Another body under the same head. */
  | { kind: 'rewrite'; body: (original: Buffer) => string | Buffer }

type Line = { ask: () => Promise<Fetched>; response: ServerResponse }

const PORTAL =
  '<!doctype html><title>Welcome</title><h1>Buy data to go on</h1><form><input name="phone"></form>'

export async function applyFault(fault: Fault | null, { ask, response }: Line): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return answer(response, await ask())
    case 'reset':
      return breakOff(response)
    case 'commit-then-drop':
      await ask()
      return breakOff(response)
    case 'black-hole':
      return
    case 'commit-then-silence':
      await ask()
      return
    case 'delay':
      await pause(fault.ms)
      return answer(response, await ask())
    case 'slow':
      return drip(response, await ask(), fault.bytesPerSecond)
    case 'cut':
      return cut(response, await ask(), fault)
    case 'portal':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': PORTAL.length })
      response.end(PORTAL)
      return
    case 'redirect':
      response.writeHead(302, { location: '/portal-login', 'content-length': 0 })
      response.end()
      return
    case 'status': {
      const body = JSON.stringify({ statusCode: fault.status, message: 'Server Error' })
      const headers = { 'content-type': 'application/json', 'content-length': body.length, ...fault.headers }
      response.writeHead(fault.status, headers)
      response.end(body)
      return
    }
    case 'rewrite': {
      const { status, headers, body } = await ask()
      return answer(response, { status, headers, body: Buffer.from(fault.body(body)) })
    }
  }
}

/** Without headers that belong to one connection only; the length is declared anew. */
function headOf({ headers, body }: Fetched): Record<string, string | string[]> {
  const {
    connection: _,
    'keep-alive': __,
    'transfer-encoding': ___,
    'content-length': ____,
    ...rest
  } = headers
  const told = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { ...Object.fromEntries(told), 'content-length': String(body.length) }
}

function answer(response: ServerResponse, fetched: Fetched): void {
  const head = headOf(fetched)
  if (fetched.status === 304 || fetched.status === 204) delete head['content-length']
  response.writeHead(fetched.status, head)
  response.end(fetched.body)
}

function breakOff(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

function cut(response: ServerResponse, fetched: Fetched, fault: Fault & { kind: 'cut' }): void {
  const { body } = fetched
  const byte = 'byte' in fault.at ? fault.at.byte : Math.floor(fault.at.share * body.length)
  const { 'content-length': length, ...head } = headOf(fetched)
  const framing: Record<string, string> = {
    length: { 'content-length': String(length) },
    chunked: { 'transfer-encoding': 'chunked' },
    close: { connection: 'close' },
  }[fault.framing]
  if (fault.framing === 'close') response.useChunkedEncodingByDefault = false
  response.writeHead(fetched.status, { ...head, ...framing })
  // A body without a declared length ends where the connection does: the browser cannot see that it was cut.
  response.write(body.subarray(0, byte), () => {
    if (fault.framing === 'close') response.end()
    else response.socket?.destroy()
  })
}

async function drip(response: ServerResponse, fetched: Fetched, bytesPerSecond: number): Promise<void> {
  response.writeHead(fetched.status, headOf(fetched))
  const step = Math.max(1, Math.floor(bytesPerSecond / 10))
  for (let sent = 0; sent < fetched.body.length && !response.destroyed; sent += step) {
    response.write(fetched.body.subarray(sent, sent + step))
    await pause(100)
  }
  response.end()
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
