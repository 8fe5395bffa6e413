/**
 * The packs of this phone, as the worker keeps them: commands to it, its news, and a look into the cache after each
 * change.
 */

import { PACK_LEDGER_KEY } from '#contract/kept-names.ts'
import { type PackPlan, type PackRecord, packIdOf } from '#contract/messages/offline-pack.ts'
import type { PackKeeper, PackOnPhone } from '#contract/messages/pack-keeper.ts'
import type { PackNews } from '#contract/messages/pack-messages.ts'
import { siteConfig } from '#contract/site-config.ts'
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { worthItNow } from '#src/device/later/worth-its-data.ts'
import { createListeners } from '#src/device/listeners.ts'
import { askNow } from '#src/pwa/connection/ask-connection.ts'
import { onReachableAgain } from '#src/pwa/connection/connection.ts'
import { onWorkerMessage, tellActiveWorker } from '#src/pwa/connection/hear-worker.ts'
import { missingBytes, pagesOnPhone } from '#src/pwa/kept/site-on-phone.ts'
import { goOnLater, isAskedToWait, waitBriefly } from './go-on-later.ts'
import { hasNewerBuild, registration } from './newer-build.ts'
import { dropFromLedger, noteInLedger } from './pack-ledger.ts'
import { packsFound } from './packs-in-cache.ts'

const SILENCE_MS = 10_000 // by then the worker may have been stopped; for a pack under way it only reports

/** What the page says itself: it is true of a worker that did not come, and of a browser that denies it. */
const NO_WORKER = { state: 'stopped', reason: 'no-worker' } as const

let packs: readonly PackOnPhone[] | null = null
const news = new Map<string, PackNews>()
const plans = new Map<string, PackPlan>()
/** The newest order or end of each: an older end that took longer to look tells nothing. */
const turns = new Map<string, PackPlan | PackNews>()
/** Stopped by the person; the worker has not said so yet. */
const stopping = new Set<string>()
const listeners = createListeners()
let hasStarted = false
/** The newest look; none since a deletion. An older look that ends later shows what is gone. */
let newest: Promise<unknown> | undefined
let lastWord = 0

export const packKeeper: PackKeeper = {
  isSupported: () => siteConfig.hasWorker && 'serviceWorker' in navigator && 'caches' in globalThis,
  pages: async () => (siteConfig.hasWorker && navigator.serviceWorker?.controller ? pagesOnPhone() : null),
  missingSiteBytes: async () => (wantsLessData() ? missingBytes(await pagesOnPhone()) : 0),
  packs: () => packs,
  news: (packId) => news.get(packId) ?? null,
  subscribe: (listener) => {
    start()
    return listeners.subscribe(listener)
  },
  keep: (plan) => {
    // Asked only now: a person who keeps nothing gets no question. A refusal changes nothing.
    void navigator.storage?.persist?.().catch(() => false)
    worthItNow()
    order(plan)
  },
  goOn: (packId) => {
    const plan = plans.get(packId)
    if (plan) order(plan)
  },
  stop: (packId) => {
    stopping.add(packId)
    void tellActiveWorker({ kind: 'stop-pack', packId }, () => stopping.has(packId))
    void stopWithoutWorker(packId)
  },
  remove: (packId) => {
    newest = undefined // the worker's answer brings the next one
    dropFromLedger(packId)
    news.delete(packId)
    void tellActiveWorker({ kind: 'remove-pack', packId })
    packs = packs?.filter((pack) => pack.packId !== packId) ?? null
    listeners.tell()
  },
}

function start(): void {
  if (hasStarted || !packKeeper.isSupported()) return
  hasStarted = true
  onWorkerMessage((message) => {
    if (message.kind === 'pack') void hear(message)
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PACK_LEDGER_KEY && newValue === null) forgetAll()
  })
  onReachableAgain(goOnWithAll)
  navigator.serviceWorker.addEventListener('controllerchange', () => void look()) // now its pages open
  setInterval(askAfterSilence, SILENCE_MS)
  void look().then(goOnWithAll)
}

/**
 * They were all deleted (erase-packs.ts). What the worker still fetches or will fetch goes as well. A tab that slept hears
 * of it late: what was saved since stays.
 */
function forgetAll(): void {
  const isLate = localStorage.getItem(PACK_LEDGER_KEY) !== null
  for (const packId of isLate ? [] : new Set([...news.keys(), ...plans.keys()])) {
    void tellActiveWorker({ kind: 'remove-pack', packId })
  }
  newest = undefined
  news.clear()
  plans.clear()
  packs = []
  listeners.tell()
  if (isLate) void look()
}

async function hear(word: PackNews): Promise<void> {
  lastWord = Date.now()
  const { packId, state, reason, waitMs } = word
  if (reason === 'offline') askNow() // a line that is known to be lost is known to be back, and then it goes on
  if (reason === 'offline' || reason === 'refused') goOnLater(goOnWithAll, waitMs)
  if (reason === 'outdated')
    void hasNewerBuild().then((isNewer) => {
      if (!isNewer && turns.get(packId) === word) void hear({ ...word, reason: 'refused' })
    })
  if (state === 'keeping') {
    news.set(packId, word)
    return listeners.tell()
  }
  stopping.delete(packId)
  if (state !== 'stopped') plans.delete(packId)
  if (state === 'removed') dropFromLedger(packId)
  turns.set(packId, word)
  await look()
  if (turns.get(packId) !== word) return // ordered anew, or another end has come meanwhile
  if (state === 'stopped') news.set(packId, word)
  else {
    news.delete(packId)
    waitBriefly()
  }
  listeners.tell()
}

function order(plan: PackPlan): void {
  const packId = packIdOf(plan.subject)
  const total = plan.reads.length + plan.pictures.length
  plans.set(packId, plan)
  turns.set(packId, plan)
  stopping.delete(packId)
  const done = news.get(packId)?.done ?? 0
  const word: PackNews = { kind: 'pack', packId, state: 'keeping', done, total, reason: null }
  news.set(packId, word)
  lastWord = Date.now()
  listeners.tell()
  tellToKeep(packId, plan) // waits for ever where the browser denies workers
  navigator.serviceWorker.getRegistration().catch(() => hear({ ...word, ...NO_WORKER }))
}

/** What was stopped before there was a worker is not begun by the one that comes. */
function tellToKeep(packId: string, plan: PackPlan): void {
  void tellActiveWorker({ kind: 'keep-pack', plan }, () => news.get(packId)?.reason !== 'asked')
}

/** While the first worker installs, nobody answers. */
async function stopWithoutWorker(packId: string): Promise<void> {
  const worker = await registration()
  const word = news.get(packId)
  if (!worker?.active && word && stopping.has(packId))
    await hear({ ...word, state: 'stopped', reason: 'asked' })
}

/** What a reload, a stopped worker or a lost line broke off, but not what the person stopped. */
function goOnWithAll(): void {
  if (!navigator.onLine || isAskedToWait()) return
  for (const { packId, state } of packs ?? []) {
    const plan = plans.get(packId)
    if (state !== 'unfinished' || !plan || stopping.has(packId)) continue
    if (news.get(packId)?.reason === 'outdated') continue // the next build's worker goes on
    if (!(plan as Partial<PackRecord>).isStopped) order(plan)
  }
}

async function askAfterSilence(): Promise<void> {
  const isWaiting = [...news.values()].some(({ state }) => state === 'keeping')
  if (!isWaiting || Date.now() - lastWord < SILENCE_MS) return
  const hasWorker = await registration()
  for (const [packId, word] of news) {
    const plan = plans.get(packId)
    if (word.state !== 'keeping' || !plan) continue
    if (!hasWorker) void hear({ ...word, ...NO_WORKER })
    else if (stopping.has(packId)) void tellActiveWorker({ kind: 'stop-pack', packId })
    else tellToKeep(packId, plan)
  }
}

async function look(): Promise<void> {
  const mine = packsFound()
  newest = mine
  const found = await mine
  if (newest !== mine) return void (await newest) // who waits for this look goes on with what that one found
  packs = found?.packs ?? packs ?? [] // none in a browser that forbids caches in this window
  for (const record of found?.records ?? []) {
    const packId = packIdOf(record.subject)
    // The record of a pack that is fetched anew is the old one, and its order newer.
    if (record.completedAt === null || !plans.has(packId)) plans.set(packId, record)
  }
  for (const { state, subject } of packs) if (state === 'kept') noteInLedger(subject)
  listeners.tell()
}
