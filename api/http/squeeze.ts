import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, type Encoding } from './accept-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const WORTH_IT_BYTES = 860 // below, the answer fits one packet anyway
const BROTLI_QUALITY = 5 // made for each answer: better than gzip and about as quick

/** Compresses an answer made on the fly. `encoding` null = sent as it is. */
export async function squeeze(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<{ encoding: Encoding | null; bytes: Buffer }> {
  const [encoding] = acceptedEncodings(acceptEncoding)
  if (encoding === undefined || body.byteLength < WORTH_IT_BYTES) return { encoding: null, bytes: body }
  const bytes =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await zip(body)
  return { encoding, bytes }
}
