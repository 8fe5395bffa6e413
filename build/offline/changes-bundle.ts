/** What changed since an earlier build, for phones that have that one (docs/decisions/197). */
import { brotliCompressSync, constants } from 'node:zlib'
import { contentTypeOf } from '../../api/static/content-types.ts'
import { namesOf, stemOf } from '../../contract/messages/file-names.ts'
import { bootHashIn, type OfflineBundle, withQuotesSwapped } from '../../contract/messages/offline-bundle.ts'
import { rulesOf } from '../../contract/messages/offline-changes.ts'
import { changesOf } from './changes-of.ts'
import { isText, type KeptFile } from './offline-bundle.ts'

/** What a build lets a phone keep and that is text, by address; and the mark of the policy that its pages carry. */
export type EarlierBuild = Readonly<{ policy: string; texts: Readonly<Record<string, string>> }>

export const earlierBuild = (files: readonly KeptFile[], policy: string): EarlierBuild => ({
  policy,
  texts: Object.fromEntries(
    files.filter(({ file }) => isText(file)).map(({ address, bytes }) => [address, bytes.toString()]),
  ),
})

/** The worker finds by it which build a phone has (`bootBefore`). */
export const bootHashOf = ({ texts }: EarlierBuild): string | undefined =>
  Object.keys(texts).map(bootHashIn).find(Boolean)

/** `most`: the size of the whole, as `roughSize` has it. */
type NextBuild = { files: readonly KeptFile[]; policy: string; most: number }

/** Undefined if only names changed, which a phone writes by itself, or if so much did that the whole is smaller. */
export function changesBundle(
  earlier: EarlierBuild,
  { files, policy, most }: NextBuild,
): OfflineBundle | undefined {
  const renamed = namesOf(files.map(({ address }) => address))
  const before = new Map(Object.entries(earlier.texts).map(([address, text]) => [stemOf(address), text]))
  const texts: Record<string, Record<string, OfflineBundle['texts'][string][string]>> = {}
  for (const { file, address, bytes } of files.filter(({ file }) => isText(file))) {
    if (bootHashIn(address)) continue // it comes last, by itself (sw/shell/precache.ts)
    const text = bytes.toString()
    const old = before.get(stemOf(address))
    const base = old === undefined ? undefined : renamed(old)
    const keepsPolicy =
      !file.endsWith('.html') || (earlier.policy === policy && rulesOf(old ?? '') === rulesOf(text))
    if (base === text && keepsPolicy) continue
    const type = contentTypeOf(file)
    texts[type] ??= {}
    texts[type][address] = base === undefined ? withQuotesSwapped(text) : changesOf(base, text)
  }
  const changes = { known: [], texts }
  const isWorthIt = Object.keys(texts).length > 0 && roughSize(changes) < most
  return isWorthIt ? changes : undefined
}

export const roughSize = (bundle: OfflineBundle) =>
  brotliCompressSync(JSON.stringify(bundle), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
