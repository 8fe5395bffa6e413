/** Tells pages of news: a copy that was renewed, a record that is gone, and what the phone has no room for. */
import { readPatterns } from '#contract/endpoints.ts'
import { connectionOfAnswer, GONE_STATUSES } from '#contract/messages/connection.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { matchesPattern } from '#contract/route-pattern.ts'
import { apiPath } from '../api-path.ts'
import { cacheTable } from '../caches/cache-table.ts'
import { packed } from '../packs/packs.ts'
import { noteTold } from './just-told.ts'
import { tellPages } from './tell-pages.ts'

const FRESH_MS = 60_000 // spec §9: a copy this young needs no message to the page
const ONE_RECORD = [readPatterns.package, readPatterns.post]

/** Whether pages should look again: a different body, or the same one confirmed after a while (its age changes). */
async function isNews(before: Response, after: Response): Promise<boolean> {
  const age = Number(after.headers.get(STORED_AT_HEADER)) - Number(before.headers.get(STORED_AT_HEADER))
  if (age > FRESH_MS) return true
  return (await before.clone().text()) !== (await after.clone().text())
}

/** What a page is given at once. */
export const copyOf = async (url: string): Promise<Response | undefined> =>
  (await caches.match(url, { cacheName: cacheTable.reads.name })) ?? (await packed(url))

/**
 * The copy of a package or post that is gone stays, for who has no network. Pages that were given it are told, and ask again:
 * the answer is then the provider's own.
 */
export async function tellGone(url: string, answer: Response): Promise<void> {
  const path = apiPath(new URL(url))
  if (path === null || !ONE_RECORD.some((pattern) => matchesPattern(pattern, path))) return
  if (!GONE_STATUSES.includes(answer.status) || connectionOfAnswer(answer) !== 'good') return
  if (await copyOf(url)) await tell(url, path, answer)
}

/** Pages that were given `before` ask again, and have the copy. `unkept`: the phone could not keep `after`, which has no copy. */
export async function tellNews(
  url: string,
  before: Response | undefined,
  after: Response,
  unkept?: Response,
): Promise<void> {
  const path = apiPath(new URL(url))
  if (before && path !== null && (await isNews(before, after))) await tell(url, path, unkept)
}

async function tell(url: string, path: string, unkept?: Response): Promise<void> {
  noteTold(url, unkept)
  await tellPages({ kind: 'api-updated', path })
}
