/** A page or a file of this build, or what this phone has in its place. */
import { ANY_PAGE_FILE, documentOf, precachedAddress } from '#contract/addresses/documents.ts'
import { withoutBase } from '#contract/base-path.ts'
import { NOBODY_ANSWERED } from '#contract/nobody-answered.ts'
import type { Precache } from './precache.ts'

/** A dead line may keep a request open for minutes; this phone's error screen says more. */
const PAGE_TIMEOUT_MS = 8_000

type Asked = { request: Request; event: { waitUntil: (end: Promise<unknown>) => void } }
type Files = Pick<Precache, 'match' | 'take'>

/** A file of this build; one that the phone lacks is fetched and kept. */
export async function openFile(
  precache: Files,
  address: string,
  asked: Asked & { signal?: AbortSignal },
): Promise<Response> {
  const saved = await precache.match(address)
  if (saved) return saved
  const { request, event, signal } = asked
  const answer = await fetch(request, signal && { signal })
  event.waitUntil(precache.take(address, answer.clone()))
  return answer
}

/**
 * The page of an address. An address that this build does not know may exist on the server, so it is fetched. If nobody
 * answers, or a gateway in front of a server that is gone, the frame stands in. React draws what this phone has of the
 * page, or says that nobody answered.
 */
export async function openPage(precache: Files, url: URL, asked: Asked): Promise<Response> {
  const { file, status } = documentOf(withoutBase(url.pathname) ?? '')
  const frame = () => precache.match(precachedAddress(ANY_PAGE_FILE))
  const limit = new AbortController()
  // Only for the head of the answer: a body that flows is not cut, however slowly.
  const timer = setTimeout(() => limit.abort(), PAGE_TIMEOUT_MS)
  try {
    const { signal } = limit
    const answer =
      status === 200
        ? await openFile(precache, precachedAddress(file), { ...asked, signal })
        : await fetch(asked.request, { signal })
    const other = answer.status < 500 ? undefined : await frame()
    return other ? standIn(other) : answer
  } catch (reason) {
    const other = await frame()
    if (!other) throw reason
    return standIn(other)
  } finally {
    clearTimeout(timer)
  }
}

function standIn({ body, headers }: Response): Response {
  const told = new Headers(headers)
  told.set('server-timing', NOBODY_ANSWERED)
  return new Response(body, { headers: told })
}
