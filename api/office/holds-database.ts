const RECORD = 512 // bytes; https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
const MAGIC = /^ustar(?:\0[0 \0]{2}|[ \0]{2}\0)$/
const NAME_OF_VERSION = /^\.?\/?PG_VERSION\0/

/**
 * Whether an unpacked backup is a tar archive of a database, to its end. PGlite takes anything else for one that is
 * packed twice. Its fault then belongs to no promise of ours, and would end the process with a stack trace.
 */
export function holdsDatabase(archive: Buffer): boolean {
  let hasVersion = false
  let at = 0
  while (archive.length - at >= RECORD) {
    const field = (from: number, length: number) => archive.toString('latin1', at + from, at + from + length)
    if (!MAGIC.test(field(257, 8))) return false
    if (NAME_OF_VERSION.test(field(0, 100))) hasVersion = true
    const isFile = field(156, 1) === '0' || field(156, 1) === '\0'
    const size = isFile ? Number.parseInt(field(124, 12), 8) || 0 : 0
    at += RECORD + Math.ceil(size / RECORD) * RECORD
    if (archive.subarray(at, at + 2 * RECORD).every((byte) => byte === 0)) break
  }
  return hasVersion
}
