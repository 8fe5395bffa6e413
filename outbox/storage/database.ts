/**
 * The IndexedDB databases of the outbox and of the drafts. They are opened with limited patience, and reopened when the
 * browser closes them (FM-25, FM-44, FM-45).
 */
import type { UseStore } from 'idb-keyval'

/** A new layout gets a new name: a database is never upgraded, so an old worker can always open it. */
const OUTBOX = { name: 'adbond-outbox', table: 'entries' }
const OPEN_TIMEOUT_MS = 3_000

/** The names of a lost connection: Safari closes it in the background, or another tab's request does. */
const LOST_CONNECTION = ['InvalidStateError', 'AbortError', 'UnknownError']

/** Every write is flushed to the disk before its transaction completes: "Saved on this phone" must be true. */
export function createDatabase(openTimeoutMs = OPEN_TIMEOUT_MS, location = OUTBOX): UseStore {
  let opening: Promise<IDBDatabase> | null = null
  let isHanging = false

  const forget = () => {
    opening = null
    isHanging = false
  }

  function connection(): Promise<IDBDatabase> {
    if (isHanging) return Promise.reject(new Error('Still opening'))
    opening ??= open(location, forget)
    opening.then(
      () => {
        isHanging = false
      },
      () => forget(),
    )
    return withinTime(opening, openTimeoutMs, () => {
      isHanging = true
    })
  }

  const run: UseStore = async (mode, callback) => {
    const database = await connection()
    const transaction = database.transaction(location.table, mode, { durability: 'strict' })
    return callback(transaction.objectStore(location.table))
  }

  return async (mode, callback) => {
    try {
      return await run(mode, callback)
    } catch (error) {
      if (!(error instanceof Error && LOST_CONNECTION.includes(error.name))) throw error
      forget()
      return run(mode, callback)
    }
  }
}

function open({ name, table }: typeof OUTBOX, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where storage is forbidden; that rejects this promise like any other failure.
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onClosed
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      resolve(database)
    }
  })
}

function withinTime<Value>(promise: Promise<Value>, ms: number, onTimeout: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onTimeout()
      reject(new Error('Opening took too long'))
    }, ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
