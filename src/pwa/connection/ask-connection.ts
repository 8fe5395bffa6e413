/**
 * While the connection is not good, something has to ask the API: only its own answer ends that, not one of the site's
 * host.
 */
import { abortedAfter } from '#contract/aborted-after.ts'
import { endpoints } from '#contract/endpoints.ts'
import { connectionOfAnswer } from '#contract/messages/connection.ts'
import { siteConfig } from '#contract/site-config.ts'
import { currentTruth, hasHeardSince, reportConnection } from './connection.ts'

const ASK_EVERY_MS = 15_000
const TIMEOUT_MS = 10_000 // decision D12
const SMALL_READ = siteConfig.apiBaseUrl + endpoints.posts({ page: 1, perPage: 1 })

/** Repeats what this page reads; null if it reads nothing. */
let askReads: () => Promise<unknown> | null = () => null

export function watchConnection(): void {
  addEventListener('online', askNow)
  setInterval(() => {
    if (currentTruth() !== 'good' && document.visibilityState === 'visible') askNow()
  }, ASK_EVERY_MS)
}

/** For code that met a line that did not answer, or somebody else's host that did not. */
export const askNow = (): void => void (askReads() ?? askApi())

/** A failed read is the best probe: a small request may succeed where it still fails. */
export function askBy(question: typeof askReads): void {
  askReads = question
}

/** No worker answers a HEAD. */
async function askApi(): Promise<void> {
  const askedAt = Date.now()
  try {
    const signal = abortedAfter(TIMEOUT_MS)
    const answer = await fetch(SMALL_READ, { method: 'HEAD', cache: 'no-store', signal })
    reportConnection(connectionOfAnswer(answer), '', askedAt)
  } catch {
    if (!hasHeardSince(askedAt)) reportConnection('lost')
  }
}
