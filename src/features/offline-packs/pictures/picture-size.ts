import { isReadable } from '#contract/addresses/readable-hosts.ts'
import { eitherSignal } from '#contract/either-signal.ts'
import { PACKS_CACHE } from '#contract/messages/pack-messages.ts'
import { nobodyAnswered } from '#src/api-client/errors.ts'

/** A person waits for the price of a pack, so a size not known by then counts as the usual one. */
const TIMEOUT_MS = 4_000
/** The size of a small picture where the server does not tell it. */
const USUAL_BYTES = { svg: 3_000, other: 40_000 }

/**
 * Returns the bytes of a picture without fetching it. Null means that its host lets no page read it, or that the policy
 * of the site does not, so it cannot be kept. Throws ApiError where the phone reports no network.
 */
export async function pictureSize(address: string, signal: AbortSignal): Promise<number | null> {
  const { origin } = location
  if (!isReadable(new URL(address, origin).origin, origin)) return null
  try {
    const headers = { accept: 'image/avif,image/webp,image/*' }
    const answer = await head(address, eitherSignal(signal, AbortSignal.timeout(TIMEOUT_MS)), { headers })
    const said = Number(answer.headers.get('content-length'))
    return answer.ok && said > 0 ? said : usualSize(address)
  } catch (error) {
    signal.throwIfAborted()
    // A host that forbids says so at once. A late answer means a slow line, or a picture that is still being made.
    if (error instanceof Error && error.name === 'TimeoutError') return usualSize(address)
    const isForbidden = await isThere(address)
    signal.throwIfAborted()
    if (isForbidden) return (await isInPack(address)) ? usualSize(address) : null
    // A host may be down while the API is well. The pack then waits for its pictures, and goes on by itself.
    if (navigator.onLine === false) throw nobodyAnswered()
    return usualSize(address)
  }
}

const usualSize = (address: string) => (address.endsWith('.svg') ? USUAL_BYTES.svg : USUAL_BYTES.other)

/** What a pack has is never asked for again, so its host may forbid it by now. */
const isInPack = (address: string) =>
  caches.match(address, { cacheName: PACKS_CACHE, ignoreVary: true }).catch(() => undefined)

const asking = new Map<string, Promise<boolean>>()

/** Distinguishes a host that forbids from one that is not there. All its pictures ask at once: one question is enough. */
function isThere(address: string): Promise<boolean> {
  const { origin } = new URL(address, location.origin)
  const answer =
    asking.get(origin) ??
    head(address, AbortSignal.timeout(TIMEOUT_MS), { mode: 'no-cors' })
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
