import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { Database } from '../db/database.ts'
import { listOf } from './booking-table.ts'
import { readBookings } from './read-bookings.ts'

export const CSV_PATH = '/bookings.csv'

export type Desk = { port: number; token: string; close: () => void }

/**
 * PGlite belongs to one process, so while the server runs `npm run bookings` asks it, through this second door: bound to
 * the loopback address, on a port of its own that nothing public is routed to, for a token that only those can read
 * who could read the data files themselves. The public port serves nobody's details.
 */
export async function openDesk(db: Database): Promise<Desk> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    if (!holdsToken(request.headers.authorization, token)) return response.writeHead(401).end()
    try {
      const lines = await readBookings(db)
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      return response.end(listOf(lines, request.url === CSV_PATH ? 'csv' : 'table'))
    } catch {
      return response.writeHead(500).end() // the asker says that it failed; a message could quote a row
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, token, close: () => server.close() }
}

function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
