import { siteConfig } from '#contract/site-config.ts'
import { openOutbox } from '#outbox/storage/browser.ts'
import { isElsewhere } from '#outbox/storage/elsewhere.ts'
import type { Entry } from './entry.ts'
import type { Outbox } from './outbox.ts'

const config = { apiBase: siteConfig.apiBaseUrl, idempotent: siteConfig.apiIsIdempotent }

let opened: Outbox | undefined

/** The one outbox of this page or worker, for the API that the site is built for. */
export function siteOutbox(): Outbox {
  opened ??= openOutbox(config)
  return opened
}

/** Whether it is still open and was made for another API, so that only its person can send it. */
export const isFromElsewhere = (entry: Entry): boolean => isElsewhere(entry, config)
