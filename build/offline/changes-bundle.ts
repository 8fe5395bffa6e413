/** What changed since an earlier build, for phones that have that one (docs/decisions/197). */
import { brotliCompressSync, constants } from 'node:zlib'
import { contentTypeOf } from '../../api/static/content-types.ts'
import { namesOf, stemOf } from '../../contract/messages/file-names.ts'
import type { OfflineBundle } from '../../contract/messages/offline-bundle.ts'
import { changesOf } from './changes-of.ts'
import { isText, type KeptFile } from './offline-bundle.ts'

/** Address → text, of all that a build lets a phone keep and that is text. */
export type Texts = Readonly<Record<string, string>>

export const textsOf = (files: readonly KeptFile[]): Texts =>
  Object.fromEntries(
    files.filter(({ file }) => isText(file)).map(({ address, bytes }) => [address, bytes.toString()]),
  )

/** Undefined if only names changed, which a phone writes by itself, or if so much did that the whole is smaller. */
export function changesBundle(
  earlier: Texts,
  files: readonly KeptFile[],
  whole: OfflineBundle,
): OfflineBundle | undefined {
  const renamed = namesOf(files.map(({ address }) => address))
  const before = new Map(Object.entries(earlier).map(([address, text]) => [stemOf(address), renamed(text)]))
  const texts: Record<string, OfflineBundle['texts'][string]> = {}
  for (const { file, address, bytes } of files.filter(({ file }) => isText(file))) {
    const text = bytes.toString()
    const old = before.get(stemOf(address))
    if (text === old) continue
    const type = contentTypeOf(file)
    texts[type] = { ...texts[type], [address]: old === undefined ? text : changesOf(old, text) }
  }
  const changes = { known: [], texts }
  const isWorthIt = Object.keys(texts).length > 0 && roughSize(changes) < roughSize(whole)
  return isWorthIt ? changes : undefined
}

const roughSize = (bundle: OfflineBundle) =>
  brotliCompressSync(JSON.stringify(bundle), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
