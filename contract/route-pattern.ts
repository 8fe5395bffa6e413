/** Route patterns such as `/packages/view/:id`: at most their last part is data. Hono and React Router read them too. */
import { decoded } from './decoded.ts'

/** What stands before the data: `/packages/view/`. */
export const beforeData = (pattern: string): string => pattern.slice(0, pattern.indexOf(':'))

/** The address of one record; its data is encoded. */
export const withData = (pattern: string, data: string | number): string =>
  beforeData(pattern) + encodeURIComponent(data)

/**
 * The data of a path, decoded; null where the pattern does not match. `/a/:b` matches `/a/x`, and neither `/a/` nor
 * `/a/x/y`.
 */
export function dataIn(pattern: string, path: string): string | null {
  const before = beforeData(pattern)
  const data = path.slice(before.length)
  return path.startsWith(before) && data !== '' && !data.includes('/') ? decoded(data) : null
}

/** Whether the path is an address of the pattern, with or without data in it. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  pattern.includes(':') ? dataIn(pattern, path) !== null : path === pattern
