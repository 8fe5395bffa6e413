/** The built site with its reference API as a process of its own, on a free port, with its own database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PICTURES, PICTURES_BESIDE_POSTGRES } from '../../api/data-folder/names.ts'
import { sampleContent } from '../../api/db/sample-content.ts'
import { type SeedContent, seedDatabase } from '../../api/db/seed-loader.ts'
import { lagosDay } from '../../api/lagos-date.ts'
import { askOffice } from '../../api/office/ask-office.ts'
import { openStorage } from '../../api/process/storage.ts'
import { freePort } from './ports/free-port.ts'

/** Tests share one address and press faster than people; the limits have tests of their own. */
const UNBOUNDED = {
  POST_LIMIT: '0',
  READ_LIMIT: '0',
  BOOKINGS_PER_EMAIL: '0',
  BOOKINGS_PER_DAY: '0',
  APPLICATIONS_PER_DAY: '0',
  SHORTEST_FORM_MS: '0',
}

const TICKS_A_SECOND = 100 // USER_HZ, the same on every Linux

const START_TIMEOUT_MS = 150_000 // several sites start at once on a busy machine

/** A row of `npm run bookings -- --csv`, by column. */
export type Booking = Record<'firstname' | 'email' | 'phoneNumber' | 'bookedDate', string>

/** A row of `npm run applications -- --csv`, by column. */
export type Application = Record<'firstname' | 'email' | 'location', string>

export type Site = {
  origin: string
  /** Where the server listens, for a host that passes on to it. */
  address: string
  /** Stops the server; the address stays this site's, so that `start` brings it back. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Serves another build from now on, as after a deploy. */
  deploy: (folder: string) => Promise<void>
  /** Seconds that the server has computed so far, in user and kernel (Linux). */
  processorSeconds: () => number
  /** Seconds that its main thread stood in line for a processor, because others had it (Linux). */
  waitedSeconds: () => number
  /** Ends the server as a power cut would: without a signal that it could handle. */
  kill: () => Promise<void>
  /** Rows of the bookings table: the only trusted witness. */
  bookings: () => Promise<Booking[]>
  /** Rows of the team's applications. */
  applications: () => Promise<Application[]>
  remove: () => Promise<void>
}

export type SiteOptions = {
  /** Seats of every sample tour on every date; the sample's own few by default. */
  seats?: number
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string
  /** Another built site than `dist/`. */
  siteDir?: string
  /** Content that exists before the server adds its sample. */
  content?: SeedContent
  /** More settings of the server (api/README.md). */
  settings?: Readonly<Record<string, string>>
  /** What starts the server, such as `taskset -c 0`. */
  through?: readonly string[]
}

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { seats, databaseUrl = '', siteDir = 'dist', settings = {}, through = [] } = options
  const content = options.content ?? (seats === undefined ? undefined : withSeats(seats))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'adbond-journey-'))
  const where = { dataDir, databaseUrl: databaseUrl || null }
  if (content) await seed(content, where)
  const port = await freePort()
  let folder = siteDir
  let server: ChildProcess | undefined

  const start = async () => {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...UNBOUNDED,
      ...settings,
      SITE_DIR: folder,
    }
    const words = [process.execPath, '--import', './test/harness/end-with-parent.mjs', 'api/server.ts']
    const [program, ...args] = [...through, ...words]
    server = spawn(program ?? process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
    await listening(server)
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  await start()
  const pictures = databaseUrl ? PICTURES_BESIDE_POSTGRES : PICTURES
  await symlink(await madePictures(), path.join(dataDir, pictures))
  return {
    origin: `http://localhost:${port}`,
    address: `127.0.0.1:${port}`,
    start,
    stop,
    deploy: async (next) => {
      await stop()
      folder = next
      await start()
    },
    processorSeconds: () => {
      const fields = readFileSync(`/proc/${server?.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
    },
    waitedSeconds: () => {
      const [, waitedNs] = readFileSync(`/proc/${server?.pid}/schedstat`, 'utf8').split(' ')
      return Number(waitedNs) / 1e9
    },
    kill: () => end('SIGKILL'),
    bookings: async () => parseCsv(await askOffice(where, { ask: 'list-bookings', format: 'csv' })),
    applications: async () => parseCsv(await askOffice(where, { ask: 'list-applications', format: 'csv' })),
    remove: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Where all sites keep the sample pictures that one of them has made: a second of a processor each. */
async function madePictures(): Promise<string> {
  const art = path.resolve('src/assets/art')
  const masters = await readdir(art, { recursive: true })
  const times = await Promise.all(masters.map(async (name) => (await stat(path.join(art, name))).mtimeMs))
  const folder = path.resolve('.cache/sample-pictures', String(Math.round(Math.max(...times))))
  await mkdir(folder, { recursive: true })
  return folder
}

const withSeats = (seats: number): SeedContent => ({
  ...sampleContent,
  schedules: sampleContent.schedules.map((schedule) => ({ ...schedule, slots: seats })),
})

/** The server's own seeding leaves existing rows unchanged. */
async function seed(
  content: SeedContent,
  where: { dataDir: string; databaseUrl: string | null },
): Promise<void> {
  const { db, close } = await openStorage(where)
  await seedDatabase(db, lagosDay(new Date()), content)
  await close()
}

/** Waits for the line with the address. */
function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start')), START_TIMEOUT_MS)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    if (!server.stdout) throw new Error('The server has no output to read')
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (!line.startsWith('Adbond is at ')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * The list's CSV: every cell in quotes, no line breaks in what the journeys type. A leading apostrophe guards against
 * formulas.
 */
function parseCsv<Row extends Record<string, string>>(text: string): Row[] {
  const [head = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .filter(Boolean)
  const cellsOf = (line: string) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) =>
      cell.replaceAll('""', '"').replace(/^'/, ''),
    )
  const columns = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Row
  })
}
