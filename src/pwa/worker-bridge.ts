/** The only place where the page meets the service worker. */

import type { Workbox } from 'workbox-window'
import { isWorkerMessage, type PageMessage, type WorkerMessage } from '#contract/worker-messages.ts'

const UPDATE_CHECK_MS = 60 * 60 * 1000

let workbox: Workbox | undefined
const messageListeners = new Set<(message: WorkerMessage) => void>()
const updateListeners = new Set<() => void>()
let updateWaits = false

export function onWorkerMessage(listener: (message: WorkerMessage) => void): void {
  messageListeners.add(listener)
}

/** Starts listening, and registers the worker. Without service workers the site still works. */
export function connectWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerMessage(data)) return
    for (const listener of messageListeners) listener(data)
  })
  if (import.meta.env.PROD) void register()
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox(workerUrl('/sw.js'), { updateViaCache: 'none' })
  workbox = worker
  worker.addEventListener('waiting', () => {
    updateWaits = true
    for (const listener of updateListeners) listener()
  })
  worker.addEventListener('controlling', rememberThisVisit)
  // A failed registration or check costs nothing now: the next visit tries again.
  await worker.register().catch(() => undefined)
  const check = () => void worker.update().catch(() => undefined)
  setInterval(check, UPDATE_CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

/** What the first visit fetched before the worker took over comes from the HTTP cache now, and is readable offline from then on. */
function rememberThisVisit(): void {
  const urls = performance
    .getEntriesByType('resource')
    .filter((entry) => ['img', 'fetch'].includes((entry as PerformanceResourceTiming).initiatorType))
    .map(({ name }) => name)
  tellWorker({ kind: 'remember', urls })
}

type ScriptUrlPolicy = { createScriptURL: (url: string) => string }
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }
}

/** The policy admits one address only (Trusted Types; named in the Content-Security-Policy). */
function workerUrl(url: '/sw.js'): string {
  const { trustedTypes } = globalThis as TrustedTypesWindow
  if (!trustedTypes) return url
  const policy = trustedTypes.createPolicy('adbond-worker', {
    createScriptURL: (asked) => {
      if (asked !== url) throw new TypeError('Not the worker of this site')
      return asked
    },
  })
  return policy.createScriptURL(url)
}

export function tellWorker(message: PageMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message)
}

/** For useSyncExternalStore: whether a new version waits for the person's word. */
export function subscribeToUpdate(listener: () => void): () => void {
  updateListeners.add(listener)
  return () => updateListeners.delete(listener)
}

export const isUpdateWaiting = (): boolean => updateWaits

/** Lets the waiting version take over and reloads once it has. Only ever called by a press. */
export function applyUpdate(): void {
  workbox?.addEventListener('controlling', () => window.location.reload())
  void navigator.serviceWorker.getRegistration().then((registration) => {
    const message: PageMessage = { kind: 'skip-waiting' }
    registration?.waiting?.postMessage(message)
  })
}
