/** What a person is told while no page of the site is in sight: a notification, and the number on the icon. */
import { withBase } from '#contract/base-path.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { showOnIcon } from '#outbox/app-badge.ts'
import type { Entry } from '#outbox/entry.ts'
import { showNotices } from '#outbox/notice.ts'
import { siteSender } from '#outbox/site-sender.ts'
import { countWaiting } from '#outbox/waiting.ts'
import { isWatched, openFromNotice, type Scope } from '../news/person.ts'

const REQUESTS = withBase(sitePaths.outbox)

/** A page in sight says it itself. A failure here changes nothing about what was sent. */
export async function tellPerson(scope: Scope, settled: readonly Entry[]): Promise<void> {
  try {
    const { entries, problem } = await siteSender().list()
    if (problem !== 'unavailable') showOnIcon(countWaiting(entries))
    if (!(await isWatched(scope))) await showNotices(scope.registration, settled)
  } catch {
    // The person withdrew the permission, or the browser has no room for one more.
  }
}

/** A notice of a request leads to what this phone keeps. */
export const openRequests = (scope: Scope, notification: { close: () => void; data?: unknown }) =>
  openFromNotice(scope, notification, REQUESTS, isSending)

async function isSending(): Promise<boolean> {
  try {
    const { entries } = await siteSender().list()
    return entries.some(({ state }) => state === 'sending')
  } catch {
    return false // who has no storage keeps no request either
  }
}
