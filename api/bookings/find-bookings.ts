import { type OpenDatabase, openPglite, openPostgres } from '../db/database.ts'
import { type LockContent, lockData, readLock } from '../process/data-lock.ts'
import type { Settings } from '../settings.ts'
import { type ListFormat, listOf } from './booking-table.ts'
import { CSV_PATH } from './desk.ts'
import { readBookings } from './read-bookings.ts'

/** The list as text, from the database or from the server that holds it. */
export async function findBookings({ databaseUrl, dataDir }: Settings, format: ListFormat): Promise<string> {
  if (databaseUrl !== null) return listAndClose(await openPostgres(databaseUrl), format)
  const holder = readLock(dataDir)
  if (holder?.desk) return askDesk(holder.desk, format)
  const lock = await lockData(dataDir)
  try {
    return await listAndClose(await openPglite(dataDir), format)
  } finally {
    lock.release()
  }
}

async function listAndClose({ db, close }: OpenDatabase, format: ListFormat): Promise<string> {
  try {
    return listOf(await readBookings(db), format)
  } finally {
    await close()
  }
}

async function askDesk(
  { port, token }: NonNullable<LockContent['desk']>,
  format: ListFormat,
): Promise<string> {
  const path = format === 'csv' ? CSV_PATH : '/'
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`The running server answered ${answer.status}.`)
  return answer.text()
}
