import type { Page } from '@playwright/test'

export type Saved = { cache: string; url: string; text: string; type: string }

/** Everything that the worker keeps of the API and of the build, as it would be answered. */
export const savedAnswers = (page: Page, cachePattern: string): Promise<Saved[]> =>
  page.evaluate(async (pattern) => {
    const saved = []
    for (const cache of await caches.keys()) {
      if (!new RegExp(pattern).test(cache)) continue
      const opened = await caches.open(cache)
      for (const request of await opened.keys()) {
        const response = await opened.match(request)
        if (!response) continue
        const type = response.headers.get('content-type') ?? ''
        saved.push({ cache, url: request.url, type, text: await response.text() })
      }
    }
    return saved
  }, cachePattern)

/** Answers of the API that no screen could read: truncated, somebody else's page, or without an envelope. */
export function badAnswers(saved: readonly Saved[]): Saved[] {
  return saved.filter(({ text, type }) => {
    if (!type.includes('application/json')) return true
    try {
      return !('data' in JSON.parse(text))
    } catch {
      return true // cut, or no JSON at all: what is looked for
    }
  })
}
