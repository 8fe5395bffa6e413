/**
 * When each kept answer was last used. It stands in for Workbox's own file of this class and keeps its database, but
 * brings no library (build/patches/expiration-without-idb.ts).
 */
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

export class CacheTimestampsModel {
  readonly cacheName: string
  constructor(cacheName: string) {
    this.cacheName = cacheName
  }

  async setTimestamp(url: string, timestamp: number): Promise<void> {
    const use: Use = { id: this.idOf(url), url: withoutHash(url), cacheName: this.cacheName, timestamp }
    await promisifyRequest((await table('readwrite')).put(use))
  }

  async getTimestamp(url: string): Promise<number | undefined> {
    return (await promisifyRequest<Use | undefined>((await table('readonly')).get(this.idOf(url))))?.timestamp
  }

  /** Forgets what is older than `before` (ms since 1970; 0 = nothing) or beyond the newest `most`; returns what. */
  async expireEntries(before: number, most?: number): Promise<string[]> {
    const rows = await table('readwrite')
    const uses = await promisifyRequest<Use[]>(rows.index('cacheName').getAll(this.cacheName))
    const old = uses
      .toSorted((a, b) => b.timestamp - a.timestamp)
      .filter(({ timestamp }, at) => timestamp < before || (most !== undefined && at >= most))
    for (const { id } of old) rows.delete(id)
    await promisifyRequest(rows.transaction)
    return old.map(({ url }) => url)
  }

  private idOf(url: string): string {
    return `${this.cacheName}|${withoutHash(url)}`
  }
}

const withoutHash = (url: string): string => url.replace(/#.*/, '')
