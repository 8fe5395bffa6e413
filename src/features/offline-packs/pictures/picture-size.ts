import { abortedAfter } from '#contract/aborted-after.ts'
import { isReadable } from '#contract/addresses/readable-hosts.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { withPatience } from '#contract/with-patience.ts'
import { nobodyAnswered } from '#src/api-client/errors.ts'

/**
 * A person waits for the price of a pack. A host is given up when it has been silent for so long, and after so long in
 * all. Its pictures queue in the browser, so none has a time of its own.
 */
const SILENCE_MS = 4_000
const MOST_MS = 12_000
/** The size of a small picture where the server does not tell it. */
const USUAL_BYTES = { svg: 3_000, other: 40_000 }

/** Null: its host lets no page read it, or the policy of the site does not, so it cannot be kept. */
type Sizes = [address: string, bytes: number | null][]

/** The bytes of each picture, without fetching it. Throws ApiError where the phone reports no network. */
export async function pictureSizes(addresses: readonly string[], signal: AbortSignal) {
  const hosts = new Map<string, string[]>()
  for (const address of addresses) {
    const host = originOf(address)
    hosts.set(host, [...(hosts.get(host) ?? []), address])
  }
  const all = withPatience(signal, MOST_MS)
  const found = await Promise.all([...hosts].map(([host, its]) => sizesAt(host, its, signal, all.limited)))
  all.end()
  return new Map(found.flat())
}

async function sizesAt(
  host: string,
  addresses: readonly string[],
  signal: AbortSignal,
  most: AbortSignal,
): Promise<Sizes> {
  if (!isReadable(host, location.origin)) return addresses.map((address) => [address, null])
  const { limited, renew, end } = withPatience(most, SILENCE_MS)
  const said = await Promise.all(
    addresses.map(async (address) => ({ address, bytes: await sizeSaid(address, signal, limited, renew) })),
  )
  end()
  const known = said.flatMap(({ address, bytes }) => (bytes && !isIcon(address) ? bytes : []))
  const mean = known.reduce((sum, bytes) => sum + bytes, 0) / known.length || 0
  // Where a host gives originals, those of unknown size are none that are small.
  const usual = Math.max(USUAL_BYTES.other, Math.round(mean))
  return said.map(({ address, bytes = isIcon(address) ? USUAL_BYTES.svg : usual }) => [address, bytes])
}

/** Undefined where nobody knows. */
async function sizeSaid(
  address: string,
  signal: AbortSignal,
  limited: AbortSignal,
  onAnswer: () => void,
): Promise<number | null | undefined> {
  try {
    const headers = { accept: 'image/avif,image/webp,image/*' }
    const answer = await head(address, limited, { headers }).finally(onAnswer)
    const said = Number(answer.headers.get('content-length'))
    return answer.ok && said > 0 ? said : undefined
  } catch {
    if (signal.aborted) throw signal.reason
    // A host that forbids says so at once. A late answer means a slow line, or a picture that is still being made.
    if (limited.aborted) return undefined
    const isForbidden = await isThere(address)
    if (signal.aborted) throw signal.reason
    if (isForbidden) return (await isInPack(address)) ? undefined : null
    // A host may be down while the API is well. The pack then waits for its pictures, and goes on by itself.
    if (navigator.onLine === false) throw nobodyAnswered()
    return undefined
  }
}

const originOf = (address: string) => new URL(address, location.origin).origin
const isIcon = (address: string) => address.endsWith('.svg')

/** What a pack has is never asked for again, so its host may forbid it by now. */
const isInPack = (address: string) =>
  caches.match(address, { cacheName: PACKS_CACHE, ignoreVary: true }).catch(() => undefined)

const asking = new Map<string, Promise<boolean>>()

/** Distinguishes a host that forbids from one that is not there. All its pictures ask at once: one question is enough. */
function isThere(address: string): Promise<boolean> {
  const origin = originOf(address)
  const answer =
    asking.get(origin) ??
    head(address, abortedAfter(SILENCE_MS), { mode: 'no-cors' })
      .then(
        () => true,
        () => false,
      )
      .finally(() => asking.delete(origin))
  asking.set(origin, answer)
  return answer
}

/** Past the browser’s own copy: one that an `<img>` took may have come without the host’s permission. */
const head = (address: string, signal: AbortSignal, more: RequestInit) =>
  fetch(address, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal, ...more })
