import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contentTypeOf } from './content-types.ts'

/** `encoded` are the forms the build compressed beforehand. `hash` is of the plain content. */
export type ServedFile = {
  body: Uint8Array<ArrayBuffer>
  type: string
  hash: string
  encoded: { br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> }
}

const SIBLINGS = [
  ['.br', 'br', brotliDecompressSync],
  ['.gz', 'gzip', gunzipSync],
] as const

/** An owner in a hurry replaces it alone, beside the compressed copies of the old one (docs/owner.md). */
const REPLACED = 'sw.js'

/**
 * Reads a folder into memory: path below it (`assets/app.js`) → file. Requests look a name up in this map and never
 * touch the disk. So no address can reach outside the folder, and later changes on the disk are not noticed.
 */
export function loadFiles(folder: string): Map<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const known = new Set(names)
  const isSibling = (name: string) =>
    SIBLINGS.some(([end]) => name.endsWith(end) && known.has(name.slice(0, -end.length)))
  return new Map(
    names.filter((name) => !isSibling(name)).map((name) => [name, loadFile(folder, name, known)] as const),
  )
}

function loadFile(folder: string, name: string, known: ReadonlySet<string>): ServedFile {
  const read = (path: string) => new Uint8Array(readFileSync(join(folder, path)))
  const body = read(name)
  const encoded: ServedFile['encoded'] = {}
  for (const [end, encoding, unpack] of SIBLINGS) {
    if (!known.has(name + end)) continue
    const copy = read(name + end)
    if (name !== REPLACED || isOf(body, () => unpack(copy))) encoded[encoding] = copy
  }
  return {
    body,
    type: contentTypeOf(name),
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded,
  }
}

function isOf(body: Uint8Array, unpacked: () => Uint8Array): boolean {
  try {
    return Buffer.compare(unpacked(), body) === 0
  } catch {
    return false // the copy is broken
  }
}
