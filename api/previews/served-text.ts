import { createHash } from 'node:crypto'
import { compressed } from '../http/squeeze.ts'
import type { ServedFile } from '../static/served-files.ts'

/** A text that is made while the server runs, in every form that a client takes. */
export async function servedText(text: string, type: string): Promise<ServedFile> {
  const body = new Uint8Array(Buffer.from(text))
  const [br, gzip] = await Promise.all([compressed(body, 'br', true), compressed(body, 'gzip', true)])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, type, hash, encoded: { br, gzip } }
}
