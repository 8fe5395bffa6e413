import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { DeskAddress } from '../data-folder/holder.ts'
import { type Command, commandSchema } from './command.ts'
import { OfficeError } from './office-error.ts'

export type Desk = { address: DeskAddress; close: () => void }

/** `answer` runs a command; `backUp` is what `/backup` sends. */
export type DeskWork = { answer: (command: Command) => Promise<string>; backUp: () => Promise<Uint8Array> }

/**
 * PGlite belongs to one process, so the office's commands ask the running server through this second port. It is bound
 * to the loopback address, and nothing public is routed to it. It asks for a token that only accounts can read which
 * could read the data files themselves. The public port serves nobody's details.
 */
export async function openDesk(work: DeskWork): Promise<Desk> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    if (!holdsToken(request.headers.authorization, token)) return response.writeHead(401).end()
    try {
      const answer = await answerTo(request, work)
      return response.writeHead(200, { 'Cache-Control': 'no-store' }).end(answer)
    } catch (error) {
      // Another message could quote a row.
      if (error instanceof OfficeError) return response.writeHead(422).end(error.message)
      return response.writeHead(500).end('The running server could not do it.')
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { address: { port, token }, close: () => server.close() }
}

async function answerTo(
  request: IncomingMessage,
  { answer, backUp }: DeskWork,
): Promise<string | Uint8Array> {
  if (request.url === BACKUP_PATH) return backUp()
  return answer(v.parse(commandSchema, await json(request)))
}

export const BACKUP_PATH = '/backup'

function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
