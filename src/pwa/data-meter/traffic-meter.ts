/** Keeps the account of a visit over all its page loads in this tab; the worker reports its own requests when asked. */
import { createListeners } from '#src/device/listeners.ts'
import { onWorkerMessage, tellWorker } from '#src/pwa/worker/worker-bridge.ts'
import type { FetchedFile } from './traffic.ts'
import { addTraffic, noTraffic, type Traffic, trafficOf } from './traffic.ts'

const STORAGE_KEY = 'adbond-traffic'
const MOST_FILES = 1_000 // by itself a browser keeps only 250 of a page
/** The first visit keeps the whole site for offline in that time. */
const FIRST_QUESTION_MS = 15_000

const byWorker = new Map<string, FetchedFile>()
const listeners = createListeners()
let earlier = noTraffic

export function startTrafficMeter(): void {
  performance.setResourceTimingBufferSize?.(MOST_FILES)
  earlier = readEarlier()
  onWorkerMessage((message) => {
    if (message.kind !== 'fetched') return
    for (const { at, ...file } of message.files) {
      // Only what belongs to this page: a worker may be older than the visit.
      if (at >= performance.timeOrigin)
        byWorker.set(`${at} ${file.name}`, { ...file, initiatorType: 'other' })
    }
    listeners.tell()
  })
  setTimeout(askWorker, FIRST_QUESTION_MS)
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visitTraffic()))
    } catch {
      // storage is forbidden: every page load has an account of its own
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) earlier = noTraffic // the browser kept the whole page, and with it its account
  })
}

/** The answer goes to the subscribers. */
export const askWorker = (): void => tellWorker({ kind: 'ask-fetched' })

export const subscribeToTraffic = listeners.subscribe

export function visitTraffic(): Traffic {
  const page = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  )
  return addTraffic(earlier, trafficOf(page, [...byWorker.values()]))
}

function readEarlier(): Traffic {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return noTraffic
    const { paid, saved }: { paid?: unknown; saved?: unknown } = stored
    return typeof paid === 'number' && typeof saved === 'number' ? { paid, saved } : noTraffic
  } catch {
    return noTraffic
  }
}
