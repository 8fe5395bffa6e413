/**
 * A line between browser and server that can be told to fail, request by request. Page, worker and the browser's own
 * repeats all go through it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../../harness/ports/free-port.ts'
import { askServer, type Fetched } from './ask-server.ts'
import { applyFault, type Fault } from './fault.ts'

export type Passing = {
  method: string
  /** With its query. */
  path: string
  key: string | null
}

/** Decides what happens to one request; null lets it pass. */
export type Plan = (passing: Passing) => Fault | null

export type Hit = Passing & {
  at: number
  fault: Fault['kind'] | null
  /** What the server answered; null when it was not asked or has not answered. */
  status: number | null
  answeredAt: number | null
}

export type FaultProxy = {
  origin: string
  follow: (plan: Plan) => void
  /** Every request that came through, in order. */
  hits: readonly Hit[]
  posts: () => readonly Hit[]
  /** Nobody listens any more: connections are refused, as if the server were gone. */
  down: () => Promise<void>
  up: () => Promise<void>
  close: () => Promise<void>
}

/** `own`: pages of the test itself, by path, served on this origin and never failing. */
export async function startProxy(target: string, own: Record<string, OwnFile> = {}): Promise<FaultProxy> {
  const hits: Hit[] = []
  let plan: Plan = () => null
  const port = await freePort()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const file = own[path]
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' })
      response.end(file.text)
      return
    }
    const body = await bodyOf(request)
    if (body === null) return // the browser gave up before it had asked
    const key = request.headers['idempotency-key']
    const passing = { method: request.method ?? 'GET', path, key: typeof key === 'string' ? key : null }
    const fault = plan(passing)
    const hit: Hit = {
      ...passing,
      at: Date.now(),
      fault: fault?.kind ?? null,
      status: null,
      answeredAt: null,
    }
    hits.push(hit)
    const ask = async (): Promise<Fetched> => {
      const answer = await askServer(target, request, { body, isPlain: fault?.kind === 'rewrite' })
      hit.status = answer.status
      hit.answeredAt = Date.now()
      return answer
    }
    await applyFault(fault, { ask, response })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy()) // the server is away: the line breaks
  })
  const up = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const down = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await up()
  return {
    origin: `http://localhost:${port}`,
    follow: (next) => {
      plan = next
    },
    hits,
    posts: () => hits.filter(({ method }) => method === 'POST'),
    down,
    up,
    close: down,
  }
}

export type OwnFile = { type: string; text: string }

function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('close', () => resolve(null)) // after `end` this changes nothing
    request.on('error', () => resolve(null))
  })
}
