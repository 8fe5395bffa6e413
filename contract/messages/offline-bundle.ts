/**
 * Pages and scripts that the worker keeps, as one file: media type → address → text. The pages repeat each other and
 * the scripts repeat their words. Together they are a third of their separate sizes (docs/decisions/042).
 */
export type OfflineBundle = Readonly<Record<string, Readonly<Record<string, string>>>>

export const bundleAddress = (hash: string) => `/offline-${hash}.json`

export const isBundleAddress = (address: string): boolean => /\/offline-[\w-]{8}\.json$/.test(address)

/** Where the code of the worker lies, which `sw.js` imports (docs/decisions/169). */
export const workerCodeFile = (hash: string) => `assets/worker-${hash}.js`

/** That file, as the text of `sw.js` names it; undefined in any other script. */
export const workerCodeIn = (script: string): string | undefined =>
  /assets\/worker-[\w-]{8}\.js/.exec(script)?.[0]

/** Of a SHA-256 in Base64, 48 bits of it. The worker's list has one of each file, and what is random is not compressed. */
export const INTEGRITY_LENGTH = 8

/** Exists, empty, while data saver is on: an installing worker reads no page's storage and asks no page. */
export const DATA_SAVER_MARK = 'data-saver'
