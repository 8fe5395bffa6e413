/** Keeps the account of a visit over all its page loads in this tab; the worker reports its own requests when asked. */
import { createListeners } from '#src/device/listeners.ts'
import { onWorkerMessage, tellWorker } from '#src/pwa/connection/hear-worker.ts'
import type { FetchedFile } from './traffic.ts'
import { addTraffic, noTraffic, type Traffic, trafficOf } from './traffic.ts'

const STORAGE_KEY = 'adbond-traffic'
const MOST_FILES = 1_000 // by itself a browser keeps only 250 of a page
/** The first visit keeps the whole site for offline in that time. */
const FIRST_QUESTION_MS = 15_000

const byWorker = new Map<string, FetchedFile>()
const listeners = createListeners()
let earlier = noTraffic
/** The part of this page in the account that it left. */
let left = noTraffic

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
      const own = pageTraffic()
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(addTraffic(earlier, own)))
      left = own
    } catch {
      // storage is forbidden: every page load has an account of its own
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const { paid, saved } = readEarlier()
    earlier = { paid: paid - left.paid, saved: saved - left.saved } // the browser kept the whole page, with its record
  })
}

/** The answer goes to the subscribers. */
export const askWorker = (): void => tellWorker({ kind: 'ask-fetched' })

export const subscribeToTraffic = listeners.subscribe

export const visitTraffic = (): Traffic => addTraffic(earlier, pageTraffic())

function pageTraffic(): Traffic {
  const page = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  )
  return trafficOf(page, [...byWorker.values()])
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
