/** `careers-DlqIGMgP.js` and `careers-Qx81bb_z.js` are the same file of two builds: `careers.js`. */
export const stemOf = (name: string): string => name.replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** The same for an address or a key of the cache, without host and query. */
export const withoutVersion = (address: string): string => stemOf(new URL(address, 'http://site').pathname)

/** The scripts without which this one cannot start, by their names in the same folder. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, name]) => name ?? [])
