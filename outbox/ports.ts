/** Everything of the world that the outbox touches. `browser.ts` holds the real ones; tests bring their own. */
import type { Promised } from '#outbox/queue/promised.ts'
import type { EntryStore } from '#outbox/storage/store.ts'

/** Runs the task as the only sender of this origin; null when another one is sending. */
export type SenderLock = <Result>(task: () => Promise<Result>) => Promise<{ result: Result } | null>

/** Tells a sender that died from one that is slow. */
export type Senders = {
  /** Runs the task as a sender whose name is living for as long; the name is null where nobody could see it die. */
  during: <Result>(task: (sender: string | null) => Promise<Result>) => Promise<Result>
  /** Of these, the ones that live no more: none where that cannot be known. */
  dead: (senders: readonly string[]) => Promise<ReadonlySet<string>>
}

export type OutboxPorts = {
  store: EntryStore
  promised: Promised
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Makes a body that a browser cannot send a second time by itself; null where there is none. */
  oneShot: ((text: string) => Pick<RequestInit, 'body'> & { duplex: 'half' }) | null
  /** The phone itself says that it has no network. A hint: what it denies may work all the same. */
  saysOffline: () => boolean
  /** ms since 1970; may be wrong and may jump. */
  now: () => number
  /** 0 ≤ x < 1. */
  random: () => number
  /** A new UUID. */
  newKey: () => string
  /** A signal that aborts after so many ms. */
  timeout: (ms: number) => AbortSignal
  senderLock: SenderLock
  senders: Senders
  /** Called after every committed change. */
  notify: () => void
}

export type OutboxConfig = {
  /** `/api/v2`, or a full address without a slash at its end. */
  apiBase: string
  /** The API honours `Idempotency-Key`. False for one that does not: then nothing ambiguous is ever sent again by itself. */
  idempotent: boolean
}

export type OutboxContext = { ports: OutboxPorts; config: OutboxConfig }
