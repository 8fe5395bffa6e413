import { siteConfig } from '#contract/site-config.ts'
import { openOutbox } from '#outbox/storage/browser.ts'
import type { Outbox } from './outbox.ts'

let opened: Outbox | undefined

/** The one outbox of this page or worker, for the API that the site is built for. */
export function siteOutbox(): Outbox {
  opened ??= openOutbox({ apiBase: siteConfig.apiBaseUrl, idempotent: siteConfig.apiIsIdempotent })
  return opened
}
