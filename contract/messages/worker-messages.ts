/** The closed union of messages between page and worker. Both sides ignore anything else. */
import { CONNECTIONS, type Connection } from './connection.ts'
import { isPackNews, type PackNews, type PackOrder } from './pack-messages.ts'

/** Page → worker. */
export type PageMessage =
  /** `until`: ms since 1970, after which the version that is there has gone on. */
  | { kind: 'skip-waiting'; until?: number }
  | { kind: 'drain-outbox' }
  /** Somebody is here who follows searches: is there anything new in them? Its port hears of the end. */
  | { kind: 'look-followed' }
  /** Addresses that this page fetched before the worker existed; the worker keeps those that belong in a cache. */
  | { kind: 'remember'; urls: string[] }
  | PackOrder
  /**
   * Fetch the missing files of the site: data saver is off. A worker says it to the version that waits behind it, when
   * a visit brought a file.
   */
  | { kind: 'keep-site' }
  /** For the data meter: what has this worker fetched? It replies with `fetched`. */
  | { kind: 'ask-fetched' }

/** One request of the worker. Sizes in bytes; `at` in ms since 1970. */
export type FetchedFile = { name: string; at: number; transferSize: number; encodedBodySize: number }

/** Worker → every open page. `path` is the API path below the base, query included. */
export type WorkerMessage =
  | { kind: 'api-updated'; path: string }
  /**
   * What a request of the worker for this path met: evidence, unlike `navigator.onLine`. `askedAt`: when it began, ms
   * since 1970; workers of older builds do not send it.
   */
  | { kind: 'network'; line: Connection; path: string; askedAt?: number }
  | PackNews
  | { kind: 'fetched'; files: FetchedFile[] }

const kindOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined

export function isPageMessage(data: unknown): data is PageMessage {
  switch (kindOf(data)) {
    case 'skip-waiting':
    case 'drain-outbox':
    case 'look-followed':
    case 'keep-site':
    case 'ask-fetched':
    case 'remove-all-packs':
      return true
    case 'remember': {
      const { urls } = data as { urls?: unknown }
      return Array.isArray(urls) && urls.every((url) => typeof url === 'string')
    }
    case 'keep-pack':
      return typeof (data as { plan?: unknown }).plan === 'object'
    case 'stop-pack':
    case 'remove-pack':
      return typeof (data as { packId?: unknown }).packId === 'string'
    default:
      return false
  }
}

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  switch (kindOf(data)) {
    case 'api-updated':
      return typeof (data as { path?: unknown }).path === 'string'
    case 'network': {
      const { line, path, askedAt } = data as { line?: unknown; path?: unknown; askedAt?: unknown }
      const isDated = askedAt === undefined || typeof askedAt === 'number'
      return CONNECTIONS.some((one) => one === line) && typeof path === 'string' && isDated
    }
    case 'pack':
      return isPackNews(data as object)
    case 'fetched': {
      const { files } = data as { files?: unknown }
      return Array.isArray(files) && files.every(isFetchedFile)
    }
    default:
      return false
  }
}

function isFetchedFile(file: unknown): file is FetchedFile {
  if (typeof file !== 'object' || file === null) return false
  const { name, at, transferSize, encodedBodySize }: Partial<Record<keyof FetchedFile, unknown>> = file
  return (
    typeof name === 'string' &&
    [at, transferSize, encodedBodySize].every((value) => typeof value === 'number')
  )
}

/** Response header with the time (ms since 1970) at which the worker stored a copy (decision D5). */
export const STORED_AT_HEADER = 'x-stored-at'
