/** Everything outside the outbox that it uses. `browser.ts` holds the real ones; tests bring their own. */
import type { Promised } from '#outbox/queue/promised.ts'
import type { EntryStore } from '#outbox/storage/store.ts'

/** Runs the task as the only sender of this origin; null when another one is sending. */
export type SenderLock = <Result>(task: () => Promise<Result>) => Promise<{ result: Result } | null>

/** Distinguishes a sender that died from one that is slow. */
export type Senders = {
  /** Runs the task as a sender whose name lives as long as the task. The name is null where nobody could see it die. */
  during: <Result>(task: (sender: string | null) => Promise<Result>) => Promise<Result>
  /** Returns those of the given names that have died; none where that cannot be known. */
  dead: (senders: readonly string[]) => Promise<ReadonlySet<string>>
}

export type OutboxPorts = {
  store: EntryStore
  promised: Promised
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Makes a body that a browser cannot send a second time by itself; null where that is not possible. */
  oneShot: ((text: string) => Pick<RequestInit, 'body'> & { duplex: 'half' }) | null
  /** The phone itself says that it has no network. This is a hint: a request may work all the same. */
  saysOffline: () => boolean
  /** ms since 1970; may be wrong and may jump. */
  now: () => number
  /** 0 ≤ x < 1. */
  random: () => number
  /** A new UUID. */
  newKey: () => string
  /** A signal that aborts after this many ms. */
  timeout: (ms: number) => AbortSignal
  senderLock: SenderLock
  senders: Senders
  /** Called after every committed change. `isErased`: the person erased everything. */
  notify: (isErased?: boolean) => void
}

export type OutboxConfig = {
  /** `/api/v2`, or a full address without a trailing slash. */
  apiBase: string
  /** Whether the API honours `Idempotency-Key`. If it does not, nothing ambiguous is ever sent again automatically. */
  idempotent: boolean
}

export type OutboxContext = { ports: OutboxPorts; config: OutboxConfig }
