/** Sends what waits whenever this page has a reason to hope, and asks the browser to do so with the site closed. */
import { SYNC_TAG } from '#outbox/browser.ts'
import type { Entry } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { startTriggers } from '#outbox/triggers.ts'
import { toast } from '../ui/toast.ts'
import { showOnIcon } from './app-badge.ts'
import { noteLine } from './connection.ts'
import { copy } from './copy.ts'
import { lineOfEntries } from './line-of-entries.ts'
import { noteSending } from './sending.ts'
import { countWaiting, noteWaiting } from './waiting-count.ts'

const SUCCESS_TOAST_MS = 5_000 // spec §9

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

export function watchOutbox(): void {
  const outbox = siteOutbox()
  startTriggers(outbox, { window, document, now: () => Date.now() })
  const waited = new Set<string>()
  const noteLineOf = lineNoter(Date.now())
  const look = async () => {
    const { entries } = await outbox.list()
    const count = countWaiting(entries)
    noteWaiting(count)
    showOnIcon(count)
    noteSending(entries.some(({ state }) => state === 'sending'))
    noteLineOf(entries)
    tellOutcomes(entries, waited)
    if (entries.some(isWaiting)) await registerSync()
  }
  outbox.subscribe(look)
  void look()
}

/** What was sent since this page started says something about the line, each attempt once. */
function lineNoter(startedAt: number): (entries: readonly Entry[]) => void {
  let since = startedAt
  return (entries) => {
    const { line, at } = lineOfEntries(entries, since)
    since = at
    if (line) noteLine(line)
  }
}

const isWaiting = ({ state }: Entry) => state === 'queued' || state === 'sending'

/** Says on whatever page the person is what became of a request that had waited; a first attempt is told by its form. */
export function tellOutcomes(entries: readonly Entry[], waited: Set<string>): void {
  for (const { id, kind, state } of entries) {
    if (state === 'queued') waited.add(id)
    if (state === 'queued' || state === 'sending' || !waited.delete(id)) continue
    if (state === 'delivered') toast.success(copy.arrived[kind], { durationMs: SUCCESS_TOAST_MS })
    else toast.warning(copy.needsYou)
  }
}

/** Background Sync exists in Chromium only and may be denied; every other trigger works without it (decision D7). */
async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration = await navigator.serviceWorker.ready
    await registration.sync?.register(SYNC_TAG)
  } catch {
    // Denied, or no service worker: the page sends by itself.
  }
}
