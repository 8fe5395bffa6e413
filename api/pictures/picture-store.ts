import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasRoom } from '../data-folder/free-space.ts'
import { faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Bookings need room as well: pictures stop this far above the point where nothing more is stored. */
const LEFT_FOR_BOOKINGS = 48 * 1_024 * 1_024
/** Of pictures that the disk does not take. Making one anew keeps a core busy for a second. */
const MEMORY_BYTES = 16_000_000

/** Pictures that were made: on the disk, or the latest of them in memory where that can not be written. */
export class PictureStore {
  readonly #folder: string
  readonly #log: Log
  readonly #memory = new Map<string, Bytes>()
  #memoryBytes = 0
  #hasWarned = false

  constructor(folder: string, log: Log) {
    this.#folder = folder
    this.#log = log
  }

  async read(name: string): Promise<Bytes | undefined> {
    try {
      return this.#memory.get(name) ?? new Uint8Array(await readFile(join(this.#folder, name)))
    } catch {
      return undefined // not made yet, or out of reach
    }
  }

  /** Never fails: whoever asked gets the picture in any case. */
  async keep(name: string, bytes: Bytes): Promise<void> {
    try {
      await this.#write(name, bytes)
    } catch (error) {
      this.#remember(name, bytes)
      if (!this.#hasWarned) this.#log({ level: 'warn', msg: NOT_KEPT, fault: faultOf(error) })
      this.#hasWarned = true
    }
  }

  /** Written aside and renamed, so that a reader never gets half a picture. */
  async #write(name: string, bytes: Bytes): Promise<void> {
    const path = join(this.#folder, name)
    const aside = `${path}.${process.pid}`
    await mkdir(this.#folder, { recursive: true })
    if (!hasRoom(this.#folder, LEFT_FOR_BOOKINGS)) throw new NoRoom()
    try {
      await writeFile(aside, bytes)
      await rename(aside, path)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }

  #remember(name: string, bytes: Bytes): void {
    this.#memory.set(name, bytes)
    this.#memoryBytes += bytes.byteLength
    for (const [oldest, { byteLength }] of this.#memory) {
      if (this.#memoryBytes <= MEMORY_BYTES) break
      this.#memory.delete(oldest)
      this.#memoryBytes -= byteLength
    }
  }
}

const NOT_KEPT = 'pictures are not kept in DATA_DIR'

class NoRoom extends Error {
  override name = 'NoRoom'
}
