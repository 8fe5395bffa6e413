/** The one file that holds most of what the worker keeps (contract/messages/offline-bundle.ts). */
import { createHash } from 'node:crypto'
import { contentTypeOf } from '../../api/static/content-types.ts'
import {
  bundleAddress,
  isMarked,
  type OfflineBundle,
  phrasesOf,
  withMarks,
  withQuotesSwapped,
} from '../../contract/messages/offline-bundle.ts'
import { importsOf } from '../budgets/built-files.ts'

export type KeptFile = { file: string; address: string; bytes: Buffer }

const TEXT = /\.(html|js|css|svg|webmanifest)$/
export const isText = (file: string): boolean => TEXT.test(file)

/** What the front page and the frame load by themselves. */
const EVERY_VISIT =
  /^assets\/(boot|core|data|for-readers|front-page|front-page-below|front-page-data|heart-button|icons|icons-screens|keep-reads|latest-posts-list|packages|posts|pwa-cards|reader|hearts|package-card|save-or-tell|toaster|workbox-window[\w.]*)-[\w-]{8}\.\w+$/

/** The front page is fetched again (an empty 304 if it was the first page), with the headers of a page. */
const FRONT_PAGE = 'index.html'
/** Pages and icons repeat these. Scripts do not. */
const KNOWN = /^(assets\/boot-[\w-]{8}\.css|index\.html)$/
const REPEATS = /\.(html|svg)$/

/**
 * Text that a first visit does not load anyway: the phone would pay for that twice. One with marks of its own comes by
 * itself.
 */
export function bundledOf(files: readonly KeptFile[]): KeptFile[] {
  const onVisit = new Set(files.filter(({ file }) => file === FRONT_PAGE || EVERY_VISIT.test(file)))
  for (const { bytes } of onVisit) {
    const imported = importsOf(bytes.toString())
    for (const other of files) if (imported.includes(other.file)) onVisit.add(other)
  }
  return files.filter((one) => isText(one.file) && !onVisit.has(one) && !isMarked(one.bytes.toString()))
}

/** Libraries name few classes and screens many; scripts full of sentences stand beside the pages, which show them. */
function kindOf({ file, bytes }: KeptFile): number {
  if (!file.endsWith('.js')) return file.endsWith('.html') ? 3 : 2
  const text = bytes.toString()
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / text.length
  const sentences = share(/[a-z,.] [a-z]/gi)
  if (sentences > 0.04) return 2
  return share(/className/g) < 0.000_3 && sentences < 0.03 ? 0 : 1
}

/**
 * Similar files side by side, so that repeated text is near. Large ones before small ones, which repeat them. Both orders
 * together spare 0.75 kB.
 */
export function bundleOf(files: readonly KeptFile[], known: readonly KeptFile[] = []): OfflineBundle {
  const texts: Record<string, Record<string, string>> = {}
  const phrases = phrasesOf(known.map(({ bytes }) => bytes.toString()).join(''))
  const kinds = new Map(files.map((file) => [file, kindOf(file)]))
  const byLikeness = (a: KeptFile, b: KeptFile) =>
    (kinds.get(a) ?? 0) - (kinds.get(b) ?? 0) || b.bytes.length - a.bytes.length
  for (const { file, address, bytes } of files.toSorted(byLikeness)) {
    const type = contentTypeOf(file)
    texts[type] ??= {}
    const text = bytes.toString()
    texts[type][address] = withQuotesSwapped(REPEATS.test(file) ? withMarks(text, phrases) : text)
  }
  return { known: known.map(({ address }) => address), texts }
}

/** What the texts of a bundle may name instead of repeating it. */
export const knownOf = (files: readonly KeptFile[]): KeptFile[] =>
  files.filter(({ file }) => KNOWN.test(file))

/** `policy` travels with the pages as a header of the bundle: another policy is another bundle. `from`: see `bundleAddress`. */
export function bundleFile(
  bundle: OfflineBundle,
  policy: Buffer | string,
  from?: string,
): { address: string; text: string } {
  const text = JSON.stringify(bundle)
  const hash = createHash('sha256').update(text).update(policy).digest('hex').slice(0, 8)
  return { address: bundleAddress(hash, from), text }
}
