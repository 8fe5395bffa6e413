import { cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bookings } from '../../../api/db/schema/submissions.ts'
import { carryOut } from '../../../api/office/carry-out.ts'
import { openStorage } from '../../../api/process/storage.ts'
import { onSmallDisk } from '../rig/small-disk.ts'

const DISK = '160m'
const LEFT_BYTES = 20 * 1_024 * 1_024 // below what the server keeps free

export type Row = typeof bookings.$inferInsert

/**
 * Books until the full disk refuses, makes room, and books again; counts what was acknowledged and what is there after
 * a restart.
 */
export const bookOnFullDisk = (made: string, rowOf: (number: number) => Row) =>
  onSmallDisk(DISK, (disk) => {
    const dataDir = path.join(disk, 'data')
    cpSync(made, dataDir, { recursive: true })
    return fillAndBook(disk, dataDir, rowOf)
  })

async function fillAndBook(disk: string, dataDir: string, rowOf: (number: number) => Row) {
  const where = { dataDir, databaseUrl: null }
  const filling = path.join(disk, 'filling')
  const storage = await openStorage(where)
  let acknowledged = await storage.db.$count(bookings)
  const isStored = async () => {
    try {
      await storage.db.insert(bookings).values(rowOf(acknowledged + 1))
      acknowledged += 1
      return true
    } catch {
      return false
    }
  }
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filling, new Uint8Array(bavail * bsize - LEFT_BYTES))
  while (await isStored()); // until it is noticed, a second at most
  const readable = await storage.db.$count(bookings)
  const refusedStart = await refusalOf(openStorage({ ...where, dataDir: copyOf(dataDir) }))
  const cancelFirst = { ask: 'cancel-booking', reference: '1' } as const
  const refusedCancel = await refusalOf(carryOut(storage, cancelFirst, new Date()))
  rmSync(filling)
  while (!(await isStored()));
  await storage.close()
  const again = await openStorage(where)
  const rows = await again.db.$count(bookings)
  await again.close()
  return { acknowledged, readable, rows, refusedStart, refusedCancel }
}

const refusalOf = (work: Promise<unknown>): Promise<string> => work.then(() => '', String)

/** A folder with the same small files on the same full disk: what a start meets there. */
function copyOf(dataDir: string): string {
  const copy = `${dataDir}-again`
  cpSync(path.join(dataDir, 'postgres', 'PG_VERSION'), path.join(copy, 'postgres.new', 'PG_VERSION'))
  return copy
}
