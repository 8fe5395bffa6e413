import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this, the answer fits one packet anyway. */
export const WORTH_IT_BYTES = 860
const BROTLI_QUALITY = 5 // made while somebody waits: better than gzip and about as quick
/** A tenth smaller, for ten times as long: 8 to 13 ms of a thread beside the main one for 30 kB. */
const KEPT_QUALITY = 10
/** A list of thousands would take seconds. */
const QUICK_BYTES = 64_000

/** `isKept`: it is made once, and many get it. */
export async function compressed(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  isKept: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await zip(body))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      isKept && body.byteLength <= QUICK_BYTES ? KEPT_QUALITY : BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return new Uint8Array(await brotli(body, { params }))
}
