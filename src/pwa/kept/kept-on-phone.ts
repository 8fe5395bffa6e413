/** Which packages open complete without a network: those whose own record a cache of the worker holds. */
import { endpoints } from '#contract/endpoints.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { answerWithKept, noteKept } from '#src/device/later/kept-addresses.ts'
import { onWorkerMessage } from '#src/pwa/connection/hear-worker.ts'
import { pagesIn } from './site-on-phone.ts'

const READS_CACHE = 'api-reads'

export function watchKept(): void {
  if (!('caches' in globalThis)) return
  answerWithKept(() => void look())
  onWorkerMessage((message) => {
    if (message.kind === 'pack' && message.state !== 'keeping') void look()
  })
}

async function look(): Promise<void> {
  try {
    const urls: string[] = []
    for (const name of [READS_CACHE, PACKS_CACHE]) {
      if (!(await caches.has(name))) continue
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    }
    const pages = await pagesIn(caches)
    // With data saver the script that draws them may be missing.
    noteKept(pages.has('package-detail') ? keptAddresses(urls, location.origin) : new Set())
  } catch {
    // A window that forbids caches marks nothing. Where the storage of an iPhone fails for a moment, the marks stay.
  }
}

/** Addresses of the site whose data is among these addresses of the API. */
export function keptAddresses(urls: readonly string[], origin: string): Set<string> {
  const packages = new URL(siteConfig.apiBaseUrl + endpoints.package(''), origin).href
  return new Set(
    urls
      .filter((url) => url.startsWith(packages) && url.length > packages.length)
      .map((url) => sitePaths.package(decodeURIComponent(url.slice(packages.length)))),
  )
}
