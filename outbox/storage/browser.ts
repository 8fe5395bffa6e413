/** The real ports of the outbox, the same in a page and in the worker. Nothing is used before it is called. */

import { abortedAfter } from '#contract/aborted-after.ts'
import { createSenderLock } from '#outbox/locks/sender-lock.ts'
import { createSenders } from '#outbox/locks/senders.ts'
import type { OutboxConfig } from '#outbox/ports.ts'
import { createPromised, pageShelf } from '#outbox/queue/promised.ts'
import { createChanges } from './changes.ts'
import { createDatabase } from './database.ts'
import { oneShotFor } from './one-shot.ts'
import { createEntryStore } from './store.ts'

/** The tag under which the page registers Background Sync. The worker answers it. */
export const SYNC_TAG = 'adbond-outbox'

/** Call it once per page or worker. */
export function openPorts(config: OutboxConfig) {
  const now = () => Date.now()
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const locks = globalThis.navigator?.locks
  const promised = createPromised(pageShelf())
  const store = createEntryStore(createDatabase(), promised)
  return {
    store,
    promised,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    oneShot: config.idempotent ? null : oneShotFor(config.apiBase),
    saysOffline: () => globalThis.navigator?.onLine === false,
    now,
    random: () => Math.random(),
    newKey,
    timeout: abortedAfter,
    senderLock: createSenderLock(locks, { now, sleep }),
    senders: createSenders(locks, { newName: newKey, sleep }),
    ...createChanges(store.dropUnsaved),
  }
}

/** `randomUUID` is missing outside secure contexts, such as a test on the local network. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  const text = hex.join('')
  const variant = '89ab'.charAt(Number.parseInt(text.charAt(16), 16) % 4)
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    `4${text.slice(13, 16)}`,
    variant + text.slice(17, 20),
    text.slice(20),
  ].join('-')
}
