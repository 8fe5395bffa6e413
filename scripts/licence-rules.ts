/** Which licences a package may have: one table, which `licences.test.ts` enforces and docs/licences.md prints. */

/**
 * As in package-lock.json. `isShipped`: it runs on the server or in the browser, not only while building and testing.
 */
export type LockedPackage = { name: string; version: string; licence: string | null; isShipped: boolean }

/** They require us to keep their text, and ask nothing of our own source. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]

/** Changed files of theirs would have to be published, or their data named. Nothing of them reaches a visitor. */
const FREE_FOR_TOOLS = [...FREE, 'MPL-2.0', 'CC-BY-4.0']

/** Name → licence that is allowed for this package alone, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // libvips is used unchanged and replaceable, as a library, on the server only: LGPL §4.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
  '@img/sharp-*': 'LGPL-3.0-or-later',
  // Its manifest names BSD in a way that npm no longer reads; so does its LICENSE file.
  'parse-cache-control': 'none named',
}

/** Null when the package may be used; otherwise one sentence. */
export function licenceFault({ name, version, licence, isShipped }: LockedPackage): string | null {
  const allowed = [...(isShipped ? FREE : FREE_FOR_TOOLS), ...exceptionsOf(name)]
  const said = licence ?? 'none named'
  if (isAllowed(said, allowed)) return null
  return `${name}@${version} has the licence "${said}", which is not in scripts/licence-rules.ts`
}

const exceptionsOf = (name: string): string[] =>
  Object.entries(EXCEPTIONS).flatMap(([pattern, licence]) =>
    pattern.endsWith('*')
      ? name.startsWith(pattern.slice(0, -1))
        ? licence
        : []
      : pattern === name
        ? licence
        : [],
  )

/** An SPDX expression: of "or" one is enough, of "and" all must be allowed. At most one pair of brackets. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => allowed.includes(one.trim())))
}
