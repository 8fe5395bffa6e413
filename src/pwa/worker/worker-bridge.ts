/** How the worker is registered and replaced. */
import { withBase } from '#contract/base-path.ts'
import type { PageMessage } from '#contract/messages/worker-messages.ts'
import { siteConfig } from '#contract/site-config.ts'
import { subscribeToDataSaver, wantsLessData } from '#src/device/boot/data-saver.ts'
import { createStore } from '#src/device/boot/store.ts'
import { createRest } from '#src/device/later/rest.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { carryDrafts } from '#src/forms/dirty-forms.ts'
import { askNow } from '#src/pwa/connection/ask-connection.ts'
import { onAnswerAgain } from '#src/pwa/connection/connection.ts'
import { tellWorker } from '#src/pwa/connection/hear-worker.ts'
import { afterSending } from '#src/pwa/outbox-status/sending.ts'
import { markDataSaver } from './data-saver-mark.ts'
import { doesNotRun, refetchBrokenWorker } from './refetch-broken-worker.ts'
import { registered } from './registered.ts'
import { workerUrl } from './worker-url.ts'

const SCRIPT = withBase('/sw.js')
const UPDATE_CHECK_MS = 60 * 60 * 1000
const CHECK_TIMEOUT_MS = 8_000
const AGAIN_AFTER_MS = 10_000
const AWAKE_WITHIN_MS = 2_000
/** After a version that did not come or could not be installed: the next one begins with what that had fetched last. */
const REST_MS = 5 * 60 * 1000
let restMs = REST_MS
let restsUntil = 0
/** A phone without room keeps its gaps, and each attempt to fill them costs its pictures. */
let mayFillGaps = createRest()

/** The version that waits for the person's word. */
export const updateWaits = createStore<ServiceWorker | undefined>(undefined)

/** Registers the worker. Without service workers the site still works. */
export function connectWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (import.meta.env.PROD && siteConfig.hasWorker) void register()
}

async function register(): Promise<void> {
  const { Workbox } = await untilItComes(() => import('workbox-window'))
  await markDataSaver()
  subscribeToDataSaver(() => {
    mayFillGaps = createRest()
    void markDataSaver().then(askForTheRest)
  })
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', rememberThisVisit, { once: true }) // later ones find it kept
  askForTheRest()
  const url = workerUrl(SCRIPT)
  let registration: ServiceWorkerRegistration | undefined
  const begin = async () => {
    const worker = new Workbox(url, { updateViaCache: 'imports' }) // its code has its content in its name
    worker.addEventListener('waiting', ({ sw }) => updateWaits.set(sw))
    const begun = await registered(worker, SCRIPT)
    if (!begun) return
    registration = begun
    watchInstalling(begun)
    begun.addEventListener('updatefound', () => watchInstalling(begun))
  }
  const check = () => void checkForUpdate(registration, begin)
  // The first visit may be the only one with a network.
  await begin().catch(() => void setTimeout(check, AGAIN_AFTER_MS))
  setInterval(() => {
    askForTheRest()
    check()
  }, UPDATE_CHECK_MS)
  addEventListener('pageshow', ({ persisted }) => persisted && check()) // back from the browser's own store of pages
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
  onAnswerAgain(() => {
    if (restMs <= 2 * REST_MS) restsUntil = 0 // more than once, the line was not to blame
    if (mayFillGaps()) askForTheRest()
    check()
  })
}

function rest(): void {
  restsUntil = performance.now() + restMs
  restMs = Math.min(2 * restMs, UPDATE_CHECK_MS)
}

const watched = new WeakSet<ServiceWorker>()

/** A first worker is heard of twice: with its registration, and as an update. */
function watchInstalling({ installing }: ServiceWorkerRegistration): void {
  if (!installing || watched.has(installing)) return
  watched.add(installing)
  const hear = () => {
    if (installing.state === 'redundant') rest()
    else restMs = REST_MS
  }
  installing.addEventListener('statechange', hear, { once: true }) // the next one is that of an installed version
}

/**
 * Looks for a new version. The answer comes from the site's host and says nothing about the API; a missing answer is a
 * reason to probe. Where the first version did not come or could not be installed, the browser has no registration.
 */
async function checkForUpdate(
  registration: ServiceWorkerRegistration | undefined,
  begin: () => Promise<void>,
): Promise<void> {
  const { installing, waiting, active } = registration ?? {}
  // Workbox hears of the next version, but of none after one that could not be installed.
  if (active && waiting) updateWaits.set(waiting)
  if (performance.now() < restsUntil) return registration && askNow()
  try {
    await Promise.race([(installing ?? waiting ?? active) ? registration?.update() : begin(), noAnswer()])
  } catch (reason) {
    if (doesNotRun(reason))
      void refetchBrokenWorker(SCRIPT).catch(() => undefined) // the next look finds it whole
    else if (registration) askNow()
    if (!registration) rest() // where workers are forbidden, nothing is asked for that
  }
}

const noAnswer = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), CHECK_TIMEOUT_MS)
  })

/**
 * What the first visit asked for before the worker took over is readable offline from then on. It comes from the HTTP
 * cache, as soon as it has arrived.
 */
function rememberThisVisit(): void {
  const takenOverAt = performance.now()
  const tell = (fetched: PerformanceEntryList) => {
    const before = fetched.filter(({ startTime }) => startTime <= takenOverAt)
    if (before.length > 0) tellWorker({ kind: 'remember', urls: before.map(({ name }) => name) })
  }
  tell(performance.getEntriesByType('resource')) // at once: the reader may be leaving this page
  new PerformanceObserver((later) => tell(later.getEntries())).observe({ type: 'resource' })
}

/** A site that was kept with data saver on has gaps, and the line may break while they are filled. */
function askForTheRest(): void {
  if (!wantsLessData()) tellWorker({ kind: 'keep-site' })
}

/** The old version may have been at work for minutes: what was typed and sent meanwhile counts, and a "Later" too. */
export async function reloadWithDrafts(accepted?: AbortSignal): Promise<void> {
  await afterSending()
  if (accepted?.aborted) return
  carryDrafts()
  location.reload()
}

/**
 * Lets the waiting version take over, then reloads with what was typed. Only a press calls it; requests under way end
 * first.
 */
export async function applyUpdate(accepted: AbortSignal): Promise<void> {
  await afterSending()
  // Once the new version is at work, the files of this page are gone: no "Later" then.
  const reload = () => void (accepted.aborted || reloadWithDrafts())
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  await letTakeOver(accepted)
}

/** While a pack is saved it may wait for minutes, be discarded, or be replaced by a later one, whose turn it is then. */
async function letTakeOver(accepted: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  await isAwake(registration?.active)
  if (accepted.aborted) return
  const next = registration?.waiting
  if (!next || next.state === 'redundant') return reloadWithDrafts(accepted) // another tab was quicker, or nobody tells
  next.onstatechange = () => void (next.state === 'redundant' && letTakeOver(accepted))
  const ask = (message: PageMessage) => next.postMessage(message)
  accepted.onabort = () => ask({ kind: 'skip-waiting', until: 0 }) // it may still come, and leaves the old files then
  ask({ kind: 'skip-waiting' })
}

/**
 * A request that starts the old version while that ends gives it back its place, in Chromium until half a minute
 * after the last one. So it is awake first, and then ends in a calm moment (sw/shell/take-over.ts).
 */
const isAwake = (old?: ServiceWorker | null) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    old?.postMessage({ kind: 'skip-waiting' } satisfies PageMessage, [port2])
    setTimeout(resolve, old ? AWAKE_WITHIN_MS : 0)
  })
