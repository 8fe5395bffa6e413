import { openPorts } from '#outbox/storage/browser.ts'
import { isElsewhere } from '#outbox/storage/elsewhere.ts'
import type { Entry } from './entry.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { config } from './site-sender.ts'

let opened: Outbox | undefined

/** The one outbox of this page, for the API that the site is built for. */
export function siteOutbox(): Outbox {
  opened ??= createOutbox(openPorts(config), config)
  return opened
}

/** Whether it is still open and was made for another API, so that only its person can send it. */
export const isFromElsewhere = (entry: Entry): boolean => isElsewhere(entry, config)
