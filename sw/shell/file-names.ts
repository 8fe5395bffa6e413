import { stemOf } from '#contract/messages/file-names.ts'

/** What a file is called in every build: of an address or a key of the cache, without host and query. */
export const withoutVersion = (address: string): string => stemOf(new URL(address, 'http://site').pathname)

/** The scripts without which this one cannot start, by their names in the same folder. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, name]) => name ?? [])
