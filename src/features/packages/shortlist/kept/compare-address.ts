/** The address of a comparison, spelled and read here alone: `/compare?packages=101,102,103&differences=1`. */
import { sitePaths } from '#contract/site-paths.ts'

export const MAX_COMPARED = 3

const COMPARED = 'packages'
const PACKAGE_ID = /^[\w-]{1,40}$/

/** `ignored` counts what was named twice, cannot be an id, or comes after the third. */
export type Compared = { packageIds: string[]; ignored: number; onlyDifferences: boolean }

export const compareAddress = (packageIds: readonly string[], onlyDifferences = false): string =>
  packageIds.length === 0
    ? sitePaths.compare
    : withDifferences(`?${COMPARED}=${packageIds.map(encodeURIComponent).join(',')}`, onlyDifferences)

/** The same comparison with all its rows, or only those that differ. */
export const withDifferences = (search: string, onlyDifferences: boolean): string =>
  sitePaths.compare + search.replace(/&?differences=[^&]*/, '') + (onlyDifferences ? '&differences=1' : '')

/** What a query names, in its order. */
export function comparedInQuery(search: string): Compared {
  const query = new URLSearchParams(search)
  const named = (query.get(COMPARED) ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  const packageIds = [...new Set(named)].filter((id) => PACKAGE_ID.test(id)).slice(0, MAX_COMPARED)
  return { packageIds, ignored: named.length - packageIds.length, onlyDifferences: query.has('differences') }
}
