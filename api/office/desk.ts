import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { DeskAddress } from '../data-folder/holder.ts'
import { faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'
import { type Command, commandSchema } from './command.ts'
import { OfficeError } from './office-error.ts'

/** `close` waits for the command that runs: an erasure that was begun is finished. */
export type Desk = { address: DeskAddress; close: () => Promise<void> }

/** `answer` runs a command; `backUp` is what `/backup` sends. */
export type DeskWork = { answer: (command: Command) => Promise<string>; backUp: () => Promise<Uint8Array> }

/**
 * PGlite belongs to one process, so the office's commands ask the running server through this second port. It is bound
 * to the loopback address, and nothing public is routed to it. It asks for a token that only accounts can read which
 * could read the data files themselves. The public port serves nobody's details.
 */
export async function openDesk(work: DeskWork, log: Log): Promise<Desk> {
  const token = randomBytes(32).toString('base64url')
  const running = new Set<Promise<unknown>>()
  let isClosing = false
  const run: Run = async (begin) => {
    if (isClosing) throw new OfficeError('The running server is ending. Please try again in a moment.')
    const task = begin()
    running.add(task)
    try {
      return await task
    } finally {
      running.delete(task)
    }
  }
  const server = createServer(async (request, response) => {
    response.setHeader('Connection', 'close') // a command asks once; `close` waits for who stays
    if (!holdsToken(request.headers.authorization, token)) return response.writeHead(401).end()
    try {
      const answer = await answerTo(request, work, run)
      return response.writeHead(200, { 'Cache-Control': 'no-store' }).end(answer)
    } catch (error) {
      // Another message could quote a row.
      if (error instanceof OfficeError) return response.writeHead(422).end(error.message)
      log({ level: 'error', msg: 'office fault', fault: faultOf(error) })
      return response
        .writeHead(500)
        .end(
          'The running server could not do it. Its log says why; after an update of the project it has to be started anew.',
        )
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async () => {
    isClosing = true
    const closed = new Promise((resolve) => server.close(resolve))
    await Promise.allSettled(running)
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    await closed
    clearTimeout(impatience)
  }
  return { address: { port, token }, close }
}

const PATIENCE_MS = 5_000 // for answers on their way; who sends only half a request gets no more either

type Run = <Result>(begin: () => Promise<Result>) => Promise<Result>

async function answerTo(
  request: IncomingMessage,
  { answer, backUp }: DeskWork,
  run: Run,
): Promise<string | Uint8Array> {
  if (request.url === BACKUP_PATH) return run(backUp)
  const command = v.parse(commandSchema, await json(request))
  return run(() => answer(command))
}

export const BACKUP_PATH = '/backup'

function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
