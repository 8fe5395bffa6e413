import type { Database } from '../db/database.ts'
import type { Site } from '../static/site.ts'
import { FilledPages, type SizeAt } from './filled-pages.ts'
import { FullSiteMap } from './full-site-map.ts'
import { keepHeads } from './kept-heads.ts'
import { type HeadsOf, readHeads } from './record-heads.ts'

/** Words for search engines alone: the page itself leads somebody who followed an old link on. */
const UNKNOWN = { 'X-Robots-Tag': 'noindex' }

/**
 * The site, whose pages of packages and posts carry their own title, description and picture: chats run no scripts.
 * The site map names them. A page without its words is the shell. The worker keeps shells alone (contract/addresses/documents.ts).
 */
export function siteWithPreviews(
  site: Site,
  db: Database,
  sizeAt?: SizeAt,
): (request: Request) => Promise<Response> {
  const heads = keepHeads(() => readHeads(db))
  const pages = new FilledPages(sizeAt)
  const siteMap = new FullSiteMap()
  return async (request) => {
    const map = site.siteMap(request)
    if (map) {
      const { heads: listed } = await heads()
      return listed ? map.answer(await siteMap.of(listed, map)) : site.answer(request)
    }
    const asked = site.recordPage(request)
    if (!asked) return site.answer(request)
    const headIn = (known: HeadsOf | null) => known?.[asked.kind].get(asked.name)
    const { heads: known, areCurrent } = await heads((some) => headIn(some) !== undefined)
    const head = headIn(known)
    if (head) return asked.answer(await pages.page(asked, head))
    const answer = site.answer(request)
    if (areCurrent) for (const [name, value] of Object.entries(UNKNOWN)) answer.headers.set(name, value)
    return answer
  }
}
