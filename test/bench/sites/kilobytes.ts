import type { Fetched } from './counting-proxy.ts'

/** The kB of these answers: complete, or their bodies alone. */
export const kilobytes = (fetched: readonly Fetched[], size: 'bytes' | 'body' = 'bytes'): number =>
  fetched.reduce((total, entry) => total + entry[size], 0) / 1_000
