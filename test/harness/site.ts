/** The built site with its reference API as a process of its own, on a free port, with its own database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findBookings } from '../../api/bookings/find-bookings.ts'
import { readSettings } from '../../api/settings.ts'

const START_TIMEOUT_MS = 60_000

/** A row of `npm run bookings -- --csv`, by column. */
export type Booking = Record<'firstname' | 'email' | 'phoneNumber' | 'bookedDate', string>

export type Site = {
  origin: string
  /** Stops the server; the address stays this site's, so that `start` brings it back. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Rows of the bookings table: the only trusted witness. */
  bookings: () => Promise<Booking[]>
  remove: () => Promise<void>
}

export async function startSite(): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'adbond-journey-'))
  let port = 0
  let server: ChildProcess | undefined

  const start = async () => {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      POST_LIMIT: '0',
    }
    server = spawn(process.execPath, ['api/server.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    port = await listeningPort(server)
  }
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  await start()
  return {
    origin: `http://localhost:${port}`,
    start,
    stop,
    bookings: async () => parseCsv(await findBookings(readSettings({ DATA_DIR: dataDir }), 'csv')),
    remove: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Waits for the line with the address. */
function listeningPort(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start')), START_TIMEOUT_MS)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    if (!server.stdout) throw new Error('The server has no output to read')
    createInterface({ input: server.stdout }).on('line', (line) => {
      const port = /at http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}

/** Enough CSV for what the journeys type: no commas, no line breaks. A leading apostrophe guards against formulas. */
function parseCsv(text: string): Booking[] {
  const [head = '', ...lines] = text.split('\r\n').filter(Boolean)
  const cellsOf = (line: string) =>
    line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1').replace(/^'/, ''))
  const columns = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Booking
  })
}
