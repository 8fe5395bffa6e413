import { groupedAtMost as digits } from '#contract/format/grouped.ts'

const KB = 1_000
const MB = 1_000 * KB
const GB = 1_000 * MB
const SMALLEST_IN_MB = 10 * KB // below this, hundredths of a megabyte say nothing

/** `430_000` → `0.43 MB`, as phones and networks count it: 1 MB is a million bytes. */
export function dataSize(bytes: number): string {
  if (bytes <= 0) return '0 KB'
  if (bytes < SMALLEST_IN_MB) return `${digits(Math.max(1, bytes / KB), 0)} KB`
  if (bytes < MB) return `${digits(bytes / MB, 2)} MB`
  if (bytes < GB) return `${digits(bytes / MB, 1)} MB`
  return `${digits(bytes / GB, 1)} GB`
}
