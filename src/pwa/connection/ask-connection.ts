/** While the truth is not good, somebody has to ask the API: only its own answer ends that, not one of the site's host. */
import { endpoints } from '#contract/endpoints.ts'
import { connectionOfAnswer } from '#contract/messages/connection.ts'
import { siteConfig } from '#contract/site-config.ts'
import { currentTruth, reportConnection } from './connection.ts'

const ASK_EVERY_MS = 15_000
const TIMEOUT_MS = 10_000 // decision D12
const SMALL_READ = siteConfig.apiBaseUrl + endpoints.posts({ page: 1, perPage: 1 })

/** Asks again what this page reads; null where it reads nothing. */
let askReads: () => Promise<unknown> | null = () => null

export function watchConnection(): void {
  addEventListener('online', askNow)
  setInterval(() => {
    if (currentTruth() !== 'good' && document.visibilityState === 'visible') askNow()
  }, ASK_EVERY_MS)
}

/** For whoever met a line that did not answer, or somebody else's host that did not. */
export const askNow = (): void => void (askReads() ?? askApi())

/** A read that failed is the best question: what a small one meets may not be true of it. */
export function askBy(question: typeof askReads): void {
  askReads = question
}

/** No worker answers a HEAD. */
async function askApi(): Promise<void> {
  const askedAt = Date.now()
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(SMALL_READ, { method: 'HEAD', cache: 'no-store', signal })
    reportConnection(connectionOfAnswer(answer), '', askedAt)
  } catch {
    reportConnection('lost')
  }
}
