/**
 * Pictures of other hosts, kept if the host lets a page read them (CORS). Nothing opaque is kept, and no picture is
 * ever lost to this.
 */

import { SLOW_AFTER_MS } from '#contract/messages/connection.ts'
import { noteWeight } from '../news/tell-fetched.ts'
import { packed } from '../packs/packs.ts'
import { cacheTable } from './cache-table.ts'
import { askWhyUnread, isClosed, noteOpen } from './closed-hosts.ts'
import { isPicture } from './is-picture.ts'
import { keepWithin } from './keep-within.ts'
import { readablePicture as readable } from './readable-picture.ts'

const { name, maxEntries, maxBytes, maxEntryBytes } = cacheTable.elsewhere

const IMAGE_NAME = /\.(avif|webp|jpe?g|png|svg)$/i

/** The path names the picture. Hosts that tell theirs apart by the query alone would show another one. */
const SAME_IN_ANY_QUERY = /^[^?]+(\.(avif|webp|jpe?g|png|svg)(\?|$)|\?w=\d+$)/i

export async function pictureElsewhere(request: Request, event: ExtendableEvent): Promise<Response> {
  const { url } = request
  const kept = (await caches.match(url, { cacheName: name, ignoreVary: true })) ?? (await packed(url))
  if (kept && isPicture(kept)) return kept
  const answer = fromHost(request, event)
  const settled = answer.catch(() => null)
  event.waitUntil(settled) // what comes late is kept all the same
  const early = await Promise.race([
    settled,
    new Promise<void>((resolve) => setTimeout(resolve, SLOW_AFTER_MS)),
  ])
  const other = early ? undefined : SAME_IN_ANY_QUERY.test(url) && (await packed(url, true))
  if (!other) return early ?? answer
  void settled.then((late) => late?.body?.cancel()) // nobody reads it; what is kept is a copy of it
  return other
}

async function fromHost(request: Request, event: ExtendableEvent): Promise<Response> {
  const { url } = request
  const { origin } = new URL(url)
  if (!(await isClosed(caches, origin))) {
    const answer = await readable(request, 'default').catch(() => null)
    if (answer) {
      noteOpen(origin)
      if (isWorthKeeping(answer)) event.waitUntil(keep(url, answer.clone()))
      return answer
    }
  }
  const answer = await fetch(request)
  const readAnew = async () => {
    // The browser keeps the copy that it has: a picture too large for us would be lost half-way.
    const anew = await readable(request, 'no-store')
    if (isWorthKeeping(anew)) return keep(url, anew)
    await anew.body?.cancel()
    return false
  }
  event.waitUntil(caches.open(name).then((cache) => askWhyUnread(cache, url, readAnew)))
  return answer
}

/** Keeps a picture that was fetched before the worker existed, out of the browser's own cache. */
export async function rememberElsewhere(url: URL): Promise<void> {
  if (!IMAGE_NAME.test(url.pathname)) return
  const answer = await readable(new Request(url), 'force-cache')
  if (isWorthKeeping(answer)) await keep(url.href, answer)
}

const isWorthKeeping = (answer: Response): boolean =>
  isPicture(answer) && Number(answer.headers.get('content-length')) <= maxEntryBytes

/** Returns whether it is kept. */
async function keep(url: string, answer: Response): Promise<boolean> {
  const bytes = await answer.arrayBuffer().catch(() => null) // a truncated body is not kept
  if (!bytes) return false
  noteWeight(url, bytes.byteLength)
  if (bytes.byteLength > maxEntryBytes) return false
  const type = answer.headers.get('content-type') ?? ''
  const headers = { 'content-type': type, 'content-length': String(bytes.byteLength) }
  const cache = await caches.open(name)
  await cache.delete(url, { ignoreVary: true }) // the newest is last
  await cache.put(url, new Response(bytes, { headers }))
  await keepWithin(cache, { maxEntries, maxBytes })
  return true
}
