import type { Changes } from './offline-changes.ts'

/**
 * Pages and scripts that the worker keeps, as one file: media type → address → text. The pages repeat each other and
 * the scripts repeat their words. Together they are a third of their separate sizes (docs/decisions/042).
 * `known`: addresses of files that every visit has. Their phrases stand in the texts as marks (docs/decisions/192).
 * In a bundle for phones with an earlier build, a text is mostly what changed since then.
 */
export type OfflineBundle = Readonly<{
  known: readonly string[]
  texts: Readonly<Record<string, Readonly<Record<string, string | Changes>>>>
}>

/** JSON escapes `"`, and pages are full of them. `~` is rare, so each stands for the other: 0.5 kB less. */
export const withQuotesSwapped = (text: string): string =>
  text.replace(/["~]/g, (sign) => (sign === '"' ? '~' : '"'))

/** The opening of a block, a rule, or a tag with the words before it. */
const PHRASE = /@[^{}<>]*\{|[^{}<>]*\{[^{}]*\}|[^{}<>]*[}>]/g
const WORTH_A_MARK = 6
/** Characters of private use: the mark of the first phrase, of the second, and so on. */
const MARKS = /[\uE000-\uF8FF]/g
const FIRST_MARK = 0xe000
const LAST_MARK = 0xf8ff

/** Each phrase once, in order; no more than there are marks. */
export const phrasesOf = (text: string): string[] =>
  [...new Set(text.match(PHRASE))]
    .filter(({ length }) => length >= WORTH_A_MARK)
    .slice(0, LAST_MARK + 1 - FIRST_MARK)

/** A text with characters of private use cannot be written so. */
export const isMarked = (text: string): boolean => text.search(MARKS) >= 0

export function withMarks(text: string, phrases: readonly string[]): string {
  const marks = new Map(phrases.map((phrase, at) => [phrase, String.fromCharCode(FIRST_MARK + at)]))
  return text.replace(PHRASE, (phrase) => marks.get(phrase) ?? phrase)
}

export const withoutMarks = (text: string, phrases: readonly string[]): string =>
  text.replace(MARKS, (mark) => phrases[mark.charCodeAt(0) - FIRST_MARK] ?? mark)

/** `from`: the hash in the name of an earlier build's boot script. All that its page loads is named in there. */
export const bundleAddress = (hash: string, from?: string) => `/offline-${from ? `${from}-` : ''}${hash}.json`

export const isBundleAddress = (address: string): boolean =>
  /\/offline-([\w-]{8}-)?[\w-]{8}\.json$/.test(address)

/** Of the boot script, whose name tells one build from another; undefined of any other address. */
export const bootHashIn = (address: string): string | undefined => /\/boot-([\w-]{8})\.js$/.exec(address)?.[1]

/** The boot script of the build since which this bundle tells the changes; undefined of a bundle for every phone. */
export function bootBefore(address: string): string | undefined {
  const [, from] = /\/offline-([\w-]{8})-[\w-]{8}\.json$/.exec(address) ?? []
  return from && `/assets/boot-${from}.js`
}

/** Where the code of the worker lies, which `sw.js` imports (docs/decisions/169). */
export const workerCodeFile = (hash: string) => `assets/worker-${hash}.js`

/** That file, as the text of `sw.js` names it; undefined in any other script. */
export const workerCodeIn = (script: string): string | undefined =>
  /assets\/worker-[\w-]{8}\.js/.exec(script)?.[0]

/** Of a SHA-256 in Base64, 36 bits of it. The worker's list has one of each file, and what is random is not compressed. */
export const INTEGRITY_LENGTH = 6

/** Exists, empty, while data saver is on: an installing worker reads no page's storage and asks no page. */
export const DATA_SAVER_MARK = 'data-saver'
