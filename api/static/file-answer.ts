import { acceptedEncodings } from '../http/accept-encoding.ts'
import { isFresh } from '../http/etag.ts'
import { byteRange } from './byte-range.ts'
import { FOR_EVER } from './security-headers.ts'
import type { ServedFile } from './served-files.ts'

/**
 * The answer for a file that exists: the form the client prefers, 304 when it has it, a part when it asks for one. Each
 * form has its own strong ETag. It always has Content-Length: a truncated answer must be noticed, because a worker
 * would keep it.
 */
export function fileAnswer(
  request: Request,
  file: ServedFile,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Response {
  const { etag, body, coding } = chooseForm(request, file)
  const described: Record<string, string> = { ...headers, ...coding, 'Content-Type': file.type, ETag: etag }
  if (status === 200 && isFresh(request.headers.get('If-None-Match'), etag)) {
    const { 'Content-Type': _, 'Content-Encoding': __, ...kept } = described
    return new Response(null, { status: 304, headers: kept })
  }
  const isWhole = Object.keys(file.encoded).length > 0 || status !== 200
  if (isWhole) {
    // Nobody asks again for what lives for ever, and no part of it is resumed: 35 bytes of each answer.
    const { ETag: _, ...unasked } = described
    return bytes(request, body, headers['Cache-Control'] === FOR_EVER ? unasked : described, status)
  }
  return partOf(request, body, { ...described, 'Accept-Ranges': 'bytes' }, etag)
}

function chooseForm(request: Request, file: ServedFile) {
  for (const encoding of acceptedEncodings(request.headers.get('Accept-Encoding'))) {
    const body = file.encoded[encoding]
    const coding = { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }
    if (body) return { body, etag: `"${file.hash}-${encoding}"`, coding }
  }
  const varies = Object.keys(file.encoded).length > 0
  return { body: file.body, etag: `"${file.hash}"`, coding: varies ? { Vary: 'Accept-Encoding' } : {} }
}

function partOf(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  etag: string,
): Response {
  const ifRange = request.headers.get('If-Range')
  const isStale = ifRange !== null && ifRange !== etag
  const range = isStale ? 'whole' : byteRange(request.headers.get('Range'), body.byteLength)
  if (range === 'whole') return bytes(request, body, headers, 200)
  const size = body.byteLength
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range
  const part = { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}` }
  return bytes(request, body.subarray(start, end + 1), part, 206)
}

function bytes(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  status: number,
): Response {
  const sized = { ...headers, 'Content-Length': String(body.byteLength) }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: sized })
}
