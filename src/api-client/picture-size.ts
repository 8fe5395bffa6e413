import { isReadable } from '#contract/addresses/readable-hosts.ts'
import { eitherSignal } from '#contract/either-signal.ts'
import { endpoints } from '#contract/endpoints.ts'
import { siteConfig } from '#contract/site-config.ts'
import { nobodyAnswered } from './errors.ts'

const TIMEOUT_MS = 8_000
/** A person waits for the price of a pack, so a size not known by then counts as the usual one. */
const SIZE_TIMEOUT_MS = 4_000
/** The size of a small picture where the server does not tell it. */
const USUAL_BYTES = { svg: 3_000, other: 40_000 }

/**
 * Returns the bytes of a picture without fetching it. Null means that its host lets no page read it, or that the policy
 * of the site does not, so it cannot be kept. Throws ApiError without a network.
 */
export async function pictureSize(address: string, signal: AbortSignal): Promise<number | null> {
  const { origin } = location
  if (!isReadable(new URL(address, origin).origin, origin)) return null
  try {
    const answer = await head(address, signal, {
      accept: 'image/avif,image/webp,image/*',
      timeoutMs: SIZE_TIMEOUT_MS,
    })
    const said = Number(answer.headers.get('content-length'))
    return answer.ok && said > 0 ? said : usualSize(address)
  } catch (error) {
    signal.throwIfAborted()
    // A host that forbids says so at once. A late answer means a slow line, or a picture that is still being made.
    if (error instanceof Error && error.name === 'TimeoutError') return usualSize(address)
    if (!(await answersAtAll())) throw nobodyAnswered()
    signal.throwIfAborted()
    return null
  }
}

const usualSize = (address: string) => (address.endsWith('.svg') ? USUAL_BYTES.svg : USUAL_BYTES.other)

const SMALL_READ = siteConfig.apiBaseUrl + endpoints.posts({ page: 1, perPage: 1 })
let asking: Promise<boolean> | undefined

/** Distinguishes a host that forbids from a lost line. All pictures of such a host ask at once: one question is enough. */
function answersAtAll(): Promise<boolean> {
  const { signal } = new AbortController()
  asking ??= head(SMALL_READ, signal, { accept: 'application/json', timeoutMs: TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asking = undefined
    })
  return asking
}

type Asked = { accept: string; timeoutMs: number }

const head = (address: string, signal: AbortSignal, { accept, timeoutMs }: Asked) =>
  fetch(address, {
    method: 'HEAD',
    credentials: 'omit',
    headers: { accept },
    signal: eitherSignal(signal, AbortSignal.timeout(timeoutMs)),
  })
