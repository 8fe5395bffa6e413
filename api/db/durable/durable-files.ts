import { fstatSync, fsyncSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DataFolderError } from '../../data-folder/folder-error.ts'
import { type Flushed, fileOf, flushTree, isUnable } from '../../data-folder/on-disk.ts'
import { START } from '../fair-pglite.ts'

type Init = NodeFS['init']
type Stream = { nfd: number }
type StreamOps = { fsync?: (stream: Stream) => number }

/** As WASI numbers it. PostgreSQL passes over it for a folder that its system cannot flush. */
const EINVAL = 28

/**
 * PGlite's files in a folder, with the operation that its own lack: to be on the disk when PostgreSQL asks for it
 * (decision 188).
 */
export class DurableFiles extends NodeFS {
  #flushes = 0
  readonly #onFailed: () => void
  /** While PostgreSQL starts, what is as it was then is on the disk already. */
  #flushed: Flushed = new Map()

  /** `onFailed` ends the process: PGlite swallows what is thrown here, and would acknowledge what is not on the disk. */
  constructor(folder: string, onFailed: () => void) {
    super(folder)
    this.#onFailed = onFailed
  }

  override async init(...[client, options]: Parameters<Init>): ReturnType<Init> {
    if (!wasClosed(this.rootDir)) this.#flushed = await flushTree(this.rootDir)
    const { emscriptenOpts } = await super.init(client, options)
    const { preRun = [] } = emscriptenOpts
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, ({ NODEFS }) => this.#place(NODEFS)] } }
  }

  /** All files share one set of operations. `prove` notices when a version of PGlite has another one. */
  #place(files: { stream_ops?: StreamOps }): void {
    if (files.stream_ops) files.stream_ops.fsync = (stream) => this.#flush(stream)
  }

  #flush({ nfd }: Stream): number {
    try {
      if (this.#isFlushed(nfd)) return 0
      this.#flushes += 1
      fsyncSync(nfd)
      return 0
    } catch (error) {
      if (isUnable(error)) return EINVAL
      this.#onFailed()
      throw error
    }
  }

  #isFlushed(nfd: number): boolean {
    if (this.#flushed.size === 0) return false
    const file = fstatSync(nfd, { bigint: true })
    return this.#flushed.get(fileOf(file)) === file.mtimeNs
  }

  /** The start is over. Writes a record to the log, to be on the disk at once, and throws if nothing was flushed. */
  async prove(client: PGlite): Promise<void> {
    this.#flushed = new Map()
    const before = this.#flushes
    await client.exec(`select pg_logical_emit_message(false, 'start', '', true)`)
    if (this.#flushes === before) throw new DataFolderError(NOT_FLUSHED)
  }
}

const STATE_AT = 16 // in `ControlFileData`
const SHUT_DOWN = 1

/**
 * Otherwise PostgreSQL has each of its thousand files flushed, one after the other, which takes seconds. Together they
 * take a tenth of one.
 */
const wasClosed = (database: string): boolean =>
  readFileSync(join(database, 'global', 'pg_control')).readInt32LE(STATE_AT) === SHUT_DOWN

/** PGlite starts without flushing (`-F`). Its `fdatasync`, the default of the log, does nothing. */
export const DURABLE_START: string[] = [
  ...START.filter((word) => word !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

const NOT_FLUSHED =
  'This version of PGlite does not write bookings to the disk at once, and a power cut would lose them. Install the one of package-lock.json (npm ci), or set DATABASE_URL.'
