import { siteConfig } from '#contract/site-config.ts'
import { openPorts } from '#outbox/storage/browser.ts'
import { createSender } from './sender.ts'

export const config = { apiBase: siteConfig.apiBaseUrl, idempotent: siteConfig.apiIsIdempotent }

let opened: ReturnType<typeof createSender> | undefined

/** The one sender of a worker, for the API that the site is built for. A page has its own in its outbox. */
export function siteSender(): Pick<ReturnType<typeof createSender>, 'drain' | 'list'> {
  opened ??= createSender(openPorts(config), config)
  return opened
}
