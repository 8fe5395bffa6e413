/** The closed union of messages between page and worker. Anything else is ignored by both sides. */

/** Page → worker. */
export type PageMessage = { kind: 'skip-waiting' } | { kind: 'drain-outbox' }

/** Worker → every open page. `path` is the API path below the base, query included. */
export type WorkerMessage = { kind: 'api-updated'; path: string } | { kind: 'outbox-changed' }

const PAGE_KINDS: readonly PageMessage['kind'][] = ['skip-waiting', 'drain-outbox']

const kindOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined

export function isPageMessage(data: unknown): data is PageMessage {
  return PAGE_KINDS.some((kind) => kind === kindOf(data))
}

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (kindOf(data) === 'outbox-changed') return true
  return kindOf(data) === 'api-updated' && typeof (data as { path?: unknown }).path === 'string'
}

/** Response header with the time (ms since 1970) at which the worker stored a copy (decision D5). */
export const STORED_AT_HEADER = 'x-stored-at'
