/** Hosts whose pictures no page may read. Asking each time would cost every picture a second request. */
import { DATA_SAVER_MARK } from '#contract/messages/offline-bundle.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'

/** After an owner opens a host, its pictures are kept from the next day on. */
const CLOSED_MS = 24 * 60 * 60 * 1000

const known = new Map<string, boolean>()

/** After so many pictures that were asked for in vain a host is left alone, in this worker's life. */
const WITNESSES = 2

/** A list of more pictures than the worker keeps would be paid for twice at each visit. */
const MOST_ANEW = 40

type Asked = { urls: Set<string>; inVain: number; turn: Promise<void> }

/** What was asked for past the browser's own cache, by host: each picture once, and one after the other. */
const asked = new Map<string, Asked>()

/** Hosts of which a picture was read in this worker's life. */
const open = new Set<string>()

export function noteOpen(origin: string): void {
  open.add(origin)
  known.set(origin, false)
}

/** No picture has the address of the host itself. */
const markOf = (origin: string) => `${origin}/`

export async function isClosed(cache: Pick<Cache, 'match'>, origin: string): Promise<boolean> {
  const before = known.get(origin)
  if (before !== undefined) return before
  const mark = await cache.match(markOf(origin))
  const age = Date.now() - Number(mark?.headers.get(STORED_AT_HEADER))
  const closed = mark !== undefined && Math.abs(age) < CLOSED_MS // a clock that was ahead closes nothing for ever
  known.set(origin, closed)
  return closed
}

async function noteClosed(cache: Pick<Cache, 'put'>, origin: string): Promise<void> {
  known.set(origin, true)
  await cache.put(markOf(origin), new Response(null, { headers: { [STORED_AT_HEADER]: String(Date.now()) } }))
}

/**
 * A picture came, but cannot be read. Its host forbids that, or the browser has a copy that an `<img>` took without the
 * host's permission. `readAnew` asks past that copy, and tells whether it was worth it. If even then nothing answers,
 * the copy came without a network, and nothing is known about the host. Nor does one picture say anything of it: many
 * hosts permit with a picture, and not with the error that a missing one gets. Who saves data pays for no further one.
 */
export function askWhyUnread(
  cache: Pick<Cache, 'put'>,
  url: string,
  readAnew: () => Promise<boolean>,
  ask: typeof fetch = fetch,
): Promise<void> {
  const { origin } = new URL(url)
  const host = asked.get(origin) ?? { urls: new Set(), inVain: 0, turn: Promise.resolve() }
  asked.set(origin, host)
  const look = async () => {
    if (host.urls.has(url) || host.inVain >= WITNESSES) return
    const most = (await caches.has(DATA_SAVER_MARK)) ? WITNESSES : MOST_ANEW
    if (host.urls.size >= most) return
    host.urls.add(url)
    try {
      if (!(await readAnew())) host.inVain += 1
      noteOpen(origin)
    } catch {
      const answer = ask(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
      if (!(await answer.catch(() => null))) host.urls.delete(url)
      else if (++host.inVain >= WITNESSES && !open.has(origin)) await noteClosed(cache, origin)
    }
  }
  host.turn = host.turn.then(look).catch(() => undefined) // a phone without room for the mark
  return host.turn
}
