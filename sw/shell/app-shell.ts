/** Pages and scripts of this worker's build, answered without the network. */
import { ANY_PAGE_FILE, documentOf, precachedAddress } from '#contract/addresses/documents.ts'
import { withoutBase } from '#contract/base-path.ts'
import { NOBODY_ANSWERED } from '#contract/messages/worker-messages.ts'
import { route } from '../route.ts'
import { activateOnColdStart } from './activate-on-cold-start.ts'
import type { Precache } from './precache.ts'

/** A dead line may keep a request open for minutes; this phone's error screen says more. */
const PAGE_TIMEOUT_MS = 8_000

type Asked = { request: Request; event: ExtendableEvent }

export function routeAppShell(precache: Precache): void {
  // A query never makes another page: the screen reads tabs, page numbers and campaign marks.
  route(
    ({ url, request }) => request.mode === 'navigate' && !/^\/(api|media)\//.test(url.pathname),
    ({ url, ...asked }) => openPage(precache, url, asked),
  )
  route(
    ({ url }) => precache.keyOf(url.href) !== undefined,
    ({ url, ...asked }) => openFile(precache, url.pathname, asked),
  )
}

/** A file of this build; one that the phone lacks is fetched and kept. */
async function openFile(precache: Precache, address: string, asked: Asked & { signal?: AbortSignal }) {
  const saved = await precache.match(address)
  if (saved) return saved
  const { request, event, signal } = asked
  const answer = await fetch(request, signal && { signal })
  event.waitUntil(precache.take(address, answer.clone()))
  return answer
}

/**
 * The page of an address. An address that this build does not know may exist on the server, so it is fetched; if that
 * fails, the error screen answers.
 */
async function openPage(precache: Precache, url: URL, asked: Asked): Promise<Response> {
  const handedOver = await activateOnColdStart()
  if (handedOver) return handedOver
  const { file, status } = documentOf(withoutBase(url.pathname) ?? '')
  const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS)
  try {
    if (status === 200) return await openFile(precache, precachedAddress(file), { ...asked, signal })
    return await fetch(asked.request, { signal })
  } catch (reason) {
    // React draws what this phone has of it, or says that nobody answered. An address that this build does not know may
    // have come with a newer one.
    const frame = await precache.match(precachedAddress(ANY_PAGE_FILE))
    if (!frame) throw reason
    return standIn(frame)
  }
}

function standIn({ body, headers }: Response): Response {
  const told = new Headers(headers)
  told.set('server-timing', NOBODY_ANSWERED)
  return new Response(body, { headers: told })
}
