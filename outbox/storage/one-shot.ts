/**
 * A body that goes out only once. If a used connection dies before its answer, Chromium repeats a POST by itself. It
 * cannot rewind a stream, so it does not repeat one (decision 082). Streams work over HTTP/2 or newer only.
 */

import type { OutboxContext, OutboxPorts } from '#outbox/ports.ts'
import type { Answer } from '#outbox/verdict/answer.ts'

const HALF = { duplex: 'half' } as const
/** The statuses of a server that reads no body of unknown length. All are sent before anything is stored. */
const UNREAD = [400, 411, 422]

/** Null where this browser, or the unencrypted line to this API, sends no streams. */
export function oneShotFor(apiBase: string): OutboxPorts['oneShot'] {
  if (!knowsStreams() || !isEncrypted(apiBase)) return null
  return (text) => ({ ...HALF, body: new Blob([text]).stream() })
}

const isEncrypted = (apiBase: string): boolean =>
  new URL(apiBase, globalThis.location.href).protocol === 'https:'

/** A browser that does not know streams ignores `duplex`, or turns the stream into text. */
function knowsStreams(): boolean {
  if (typeof Request === 'undefined' || typeof ReadableStream === 'undefined') return false
  let isRead = false
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isRead = true
      return HALF.duplex
    },
  }
  return !new Request('https://stream.invalid/', init).headers.has('content-type') && isRead
}

/** Asks that very address what it allows, with a stream: any answer shows that it takes one. */
export async function takesOneShot(
  url: string,
  init: RequestInit,
  { ports }: OutboxContext,
): Promise<boolean> {
  if (!ports.oneShot) return false
  try {
    await ports.fetch(url, { ...init, ...ports.oneShot('{}'), method: 'OPTIONS' })
    return true
  } catch {
    return false // HTTP/1.1, a preflight that does not allow it, or no line: the read beside it tells which.
  }
}

/** Refused before it was stored, perhaps because no body was seen. The same body as text may succeed. */
export const wasUnread = (answer: Answer): boolean =>
  answer.kind === 'response' && UNREAD.includes(answer.status)
