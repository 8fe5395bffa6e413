/** Sends what waits whenever sending may succeed, and asks the browser to do so while the site is closed. */
import { showOnIcon } from '#outbox/app-badge.ts'
import { siteDrafts } from '#outbox/drafts/site-drafts.ts'
import { type Entry, isInDoubt } from '#outbox/entry.ts'
import { showNotices } from '#outbox/notice.ts'
import { isErasedSoon } from '#outbox/queue/lifetime.ts'
import { pageShelf } from '#outbox/queue/promised.ts'
import { startTriggers } from '#outbox/queue/triggers.ts'
import { isFromElsewhere, siteOutbox } from '#outbox/site-outbox.ts'
import { SYNC_TAG } from '#outbox/storage/browser.ts'
import { countWaiting, isAlreadyReceived } from '#outbox/waiting.ts'
import { guardLeaving } from '#src/forms/leave-guard.ts'
import { currentTruth, onAnswerAgain, reportConnection } from '#src/pwa/connection/connection.ts'
import { connectionOfEntries } from '#src/pwa/connection/connection-of-entries.ts'
import { tellWorker } from '#src/pwa/connection/hear-worker.ts'
import { copy } from '#src/pwa/copy.ts'
import { toast } from '#src/ui/toast.ts'
import { askToKeepStorage } from './keep-storage.ts'
import { noteSending } from './sending.ts'
import { waitingCount } from './waiting-count.ts'

const SUCCESS_TOAST_MS = 5_000 // spec §9
/** When a page last looked: what was settled later, no page has told. */
const LOOKED_KEY = 'adbond-looked'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

export function watchOutbox(): void {
  const outbox = siteOutbox()
  const drafts = siteDrafts()
  const waited = new Set<string>()
  let isAnyWaiting = false
  const startedAt = Date.now()
  const reportConnectionOf = connectionReporter(startedAt)
  let isFirstLook = true
  let wasRead = false
  const look = async () => {
    const { entries, problem } = await outbox.list()
    guardLeaving('requests-in-memory', problem !== null && entries.some(({ body }) => body !== null))
    if (problem !== 'unavailable') wasRead = true
    else if (entries.length === 0 && (isFirstLook || wasRead))
      return // what cannot be read is not nothing
    else wasRead = false // memory alone is counted from here on
    const count = countWaiting(entries)
    waitingCount.set(count)
    showOnIcon(count)
    noteSending(entries.some(({ state }) => state === 'sending'))
    reportConnectionOf(entries)
    if (isFirstLook) {
      noteUnderWay(
        entries.filter(({ createdAt }) => createdAt < startedAt),
        waited,
        Number(pageShelf()?.getItem(LOOKED_KEY) ?? Number.POSITIVE_INFINITY),
      )
      warn(entries)
    }
    isFirstLook = false
    noteLook()
    const settled = tellOutcomes(entries, waited)
    if (document.visibilityState === 'hidden') await notify(settled.filter((entry) => !isLeft(entry)))
    isAnyWaiting = entries.some(isWaiting)
    if (!isAnyWaiting) return
    void askToKeepStorage()
    void registerSync()
  }
  // The worker outlives this page by half a minute, even without Background Sync. Without a line it could only start a
  // request that it cannot finish, and the next page would wait for its lease.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void drafts.tidy()
    else if (isAnyWaiting && currentTruth() === 'good') tellWorker({ kind: 'drain-outbox' })
  })
  outbox.subscribe(look)
  void drafts.tidy() // the words of a form that nobody opens again are erased all the same, at each return too
  // The first look comes before the first drain: it sees as waiting what the drain then settles, so that is reported.
  void look().finally(() => startTriggers(outbox, { window, document, onAnswerAgain, now: () => Date.now() }))
}

/** What was sent since this page started says something about the line, each attempt once. */
function connectionReporter(startedAt: number): (entries: readonly Entry[]) => void {
  let since = startedAt
  return (entries) => {
    const { line, at } = connectionOfEntries(entries, since)
    since = at
    if (line) reportConnection(line, '', at)
  }
}

function noteLook(): void {
  try {
    pageShelf()?.setItem(LOOKED_KEY, String(Date.now()))
  } catch {
    // Without room nothing is told twice, and nothing more than before.
  }
}

const isWaiting = ({ state }: Entry) => state === 'queued' || state === 'sending'

/** No API has refused it, and this build does not send it by itself. */
const isLeft = (entry: Entry) =>
  entry.state === 'refused' && entry.settledAt === null && isFromElsewhere(entry)

/**
 * What no form reports: what an earlier page was sending when it ended, or what this site no longer sends by itself.
 * So is what the worker settled, or what ran out, after the last page `lookedAt` it (ms).
 */
export function noteUnderWay(entries: readonly Entry[], waited: Set<string>, lookedAt: number): void {
  for (const entry of entries)
    if (entry.state === 'sending' || isLeft(entry) || (entry.settledAt ?? 0) > lookedAt) waited.add(entry.id)
}

/**
 * Tells the person, on whatever page they are, what became of a request that had waited. The form reports a first
 * attempt. Returns what was told.
 */
export function tellOutcomes(entries: readonly Entry[], waited: Set<string>): Entry[] {
  const told: Entry[] = []
  for (const entry of entries) {
    const { id, kind, state } = entry
    if (state === 'queued') waited.add(id)
    if (state === 'queued' || state === 'sending' || !waited.delete(id)) continue
    told.push(entry)
    if (state === 'delivered') toast.success(copy.arrived[kind], { durationMs: SUCCESS_TOAST_MS })
    else if (isAlreadyReceived(entry)) toast.info(copy.alreadyReceived)
    else toast.warning(state === 'unsure' || isInDoubt(entry) ? copy.inDoubt : copy.needsYou)
  }
  return told
}

/** For requests that may have their last chance in this visit (decision G15). */
function warn(entries: readonly Entry[]): void {
  const isOpen = (entry: Entry) => entry.state !== 'sending' && !isAlreadyReceived(entry)
  if (entries.some((entry) => isOpen(entry) && isErasedSoon(entry, Date.now())))
    toast.warning(copy.erasedSoon)
}

/** The toasts wait for the person to return; the phone can say it now. */
async function notify(settled: readonly Entry[]): Promise<void> {
  if (settled.length === 0 || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration) await showNotices(registration, settled).catch(() => undefined) // taken back meanwhile
}

/**
 * Background Sync exists in Chromium only and may be denied. Every other trigger works without it (decision D7).
 * Nobody waits for this: where no worker ever comes (data saver, a browser that refuses it), `ready` never answers.
 */
async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration = await navigator.serviceWorker.ready
    await registration.sync?.register(SYNC_TAG)
  } catch {
    // Denied, or no service worker: the page sends by itself.
  }
}
