/** When each kept answer was last used. The database is the one that Workbox made: phones keep what they know. */
import { promisifyRequest } from 'idb-keyval'

const DATABASE = 'workbox-expiration'
const TABLE = 'cache-entries'

type Use = { id: string; url: string; cacheName: string; timestamp: number }

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    const rows = request.result.createObjectStore(TABLE, { keyPath: 'id' })
    for (const index of ['cacheName', 'timestamp']) rows.createIndex(index, index)
  }
  return promisifyRequest(request)
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= open().then((database) => {
    database.onclose = forget
    database.onversionchange = () => {
      database.close()
      forget()
    }
    return database
  })
  opening.catch(forget)
  return (await opening).transaction(TABLE, mode, { durability: 'relaxed' }).objectStore(TABLE)
}

function forget(): void {
  opening = undefined
}

export function lastUses(cacheName: string) {
  const idOf = (url: string) => `${cacheName}|${withoutHash(url)}`
  return {
    /** `timestamp`: ms since 1970. */
    async note(url: string, timestamp: number): Promise<void> {
      const use: Use = { id: idOf(url), url: withoutHash(url), cacheName, timestamp }
      await promisifyRequest((await table('readwrite')).put(use))
    },

    /** Forgets all but the newest `most`, and returns what it forgot. */
    async forget(most: number): Promise<string[]> {
      const rows = await table('readwrite')
      const uses = await promisifyRequest<Use[]>(rows.index('cacheName').getAll(cacheName))
      const old = uses.toSorted((a, b) => b.timestamp - a.timestamp).slice(most)
      for (const { id } of old) rows.delete(id)
      await promisifyRequest(rows.transaction)
      return old.map(({ url }) => url)
    },
  }
}

const withoutHash = (url: string): string => url.replace(/#.*/, '')
