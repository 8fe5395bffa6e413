/**
 * A body that goes out once. Where a used connection dies before its answer, Chromium sends a POST again by itself; a
 * stream it cannot rewind, so it does not (decision 082). Streams go over HTTP/2 or newer only.
 */

import type { OutboxContext, OutboxPorts } from '#outbox/ports.ts'
import type { Answer } from '#outbox/verdict/answer.ts'

const HALF = { duplex: 'half' } as const
/** What a server says that reads no body of untold length. All are said before anything is stored. */
const UNREAD = [400, 411, 422]

/** Null where this browser, or the plain line to this API, sends no streams. */
export function oneShotFor(apiBase: string): OutboxPorts['oneShot'] {
  if (!knowsStreams() || !isEncrypted(apiBase)) return null
  return (text) => ({ ...HALF, body: new Blob([text]).stream() })
}

const isEncrypted = (apiBase: string): boolean =>
  new URL(apiBase, globalThis.location.href).protocol === 'https:'

/** A browser that does not know them reads no `duplex`, or makes text of the stream. */
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

/** Refused before it was stored, perhaps because no body was seen: as text it may be another matter. */
export const wasUnread = (answer: Answer): boolean =>
  answer.kind === 'response' && UNREAD.includes(answer.status)
