import { eitherSignal } from '#contract/either-signal.ts'
import { siteConfig } from '#contract/site-config.ts'
import { nobodyAnswered } from './errors.ts'

const TIMEOUT_MS = 8_000
/** A person waits for the price of a pack, so a size not known by then counts as the usual one. */
const SIZE_TIMEOUT_MS = 4_000
/** The size of a small picture where the server does not tell it. */
const USUAL_BYTES = { svg: 3_000, other: 40_000 }

/**
 * Returns the bytes of a picture without fetching it. Null means that its host lets no page read it, so it cannot be
 * kept. Throws ApiError without a network.
 */
export async function pictureSize(address: string, signal: AbortSignal): Promise<number | null> {
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
    await answersAtAll(signal)
    return null
  }
}

const usualSize = (address: string) => (address.endsWith('.svg') ? USUAL_BYTES.svg : USUAL_BYTES.other)

/** Distinguishes a host that forbids from a lost line. */
async function answersAtAll(signal: AbortSignal): Promise<void> {
  try {
    await head(`${siteConfig.apiBaseUrl}/projects`, signal, {
      accept: 'application/json',
      timeoutMs: TIMEOUT_MS,
    })
  } catch {
    throw nobodyAnswered()
  }
}

type Asked = { accept: string; timeoutMs: number }

const head = (address: string, signal: AbortSignal, { accept, timeoutMs }: Asked) =>
  fetch(address, {
    method: 'HEAD',
    credentials: 'omit',
    headers: { accept },
    signal: eitherSignal(signal, AbortSignal.timeout(timeoutMs)),
  })
