/**
 * Pages and scripts that the worker keeps, as one file: media type → address → text. The pages repeat each other and
 * the scripts repeat their words. Together they are a third of their separate sizes (docs/decisions/042).
 */
export type OfflineBundle = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Stands for each quotation mark, which JSON would write as two characters: half a kilobyte on the line. */
export const QUOTE = '\x7f'

export const bundleAddress = (hash: string) => `/offline-${hash}.json`

export const isBundleAddress = (address: string): boolean => /\/offline-[\w-]{8}\.json$/.test(address)

/** Exists, empty, while data saver is on: an installing worker reads no page's storage and asks no page. */
export const DATA_SAVER_MARK = 'data-saver'
