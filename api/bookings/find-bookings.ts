import { openPglite, openPostgres } from '../db/database.ts'
import { type LockContent, lockData, readLock } from '../process/data-lock.ts'
import type { Settings } from '../settings.ts'
import { type BookingLine, readBookings } from './read-bookings.ts'

/** Reads from the database, or from the server that holds it. */
export async function findBookings({ databaseUrl, dataDir }: Settings): Promise<BookingLine[]> {
  if (databaseUrl !== null) return readAndClose(await openPostgres(databaseUrl))
  const holder = readLock(dataDir)
  if (holder?.desk) return askDesk(holder.desk)
  const lock = await lockData(dataDir)
  try {
    return await readAndClose(await openPglite(dataDir))
  } finally {
    lock.release()
  }
}

async function readAndClose({ db, close }: Awaited<ReturnType<typeof openPglite>>): Promise<BookingLine[]> {
  try {
    return await readBookings(db)
  } finally {
    await close()
  }
}

async function askDesk({ port, token }: NonNullable<LockContent['desk']>): Promise<BookingLine[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`The running server answered ${answer.status}.`)
  return (await answer.json()) as BookingLine[] // our own server's, behind its token
}
