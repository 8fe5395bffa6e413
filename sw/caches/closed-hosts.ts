/** Hosts whose pictures no page may read. Asking each time would cost every picture a second request. */
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'

/** After an owner opens a host, its pictures are kept from the next day on. */
const CLOSED_MS = 24 * 60 * 60 * 1000

const known = new Map<string, boolean>()

/** Of a host so many pictures are asked for past the browser's own cache, in this worker's life. */
const WITNESSES = 2

/** What was asked for, by host. */
const asked = new Map<string, Set<string>>()

/** Hosts of which a picture was read in this worker's life. */
const open = new Set<string>()

export const noteOpen = (origin: string): void => void open.add(origin)

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
 * A picture came, but cannot be read. Its host forbids that, or the browser has a copy from before the worker, which
 * came without the host's permission. `readAnew` asks once past that copy. If even then nothing answers, the copy came
 * without a network, and nothing is known about the host. Nor does one picture say anything of it: many hosts permit
 * with a picture, and not with the error that a missing one gets.
 */
export async function askWhyUnread(
  cache: Pick<Cache, 'put'>,
  url: string,
  readAnew: () => Promise<void>,
  ask: typeof fetch = fetch,
): Promise<void> {
  const { origin } = new URL(url)
  const before = asked.get(origin) ?? new Set<string>()
  if (open.has(origin) || before.has(url) || before.size >= WITNESSES) return
  asked.set(origin, before.add(url))
  try {
    await readAnew()
    noteOpen(origin)
  } catch {
    const answer = ask(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
    if (!(await answer.catch(() => null))) before.delete(url)
    else if (before.size >= WITNESSES && !open.has(origin)) await noteClosed(cache, origin)
  }
}
