/** `careers-DlqIGMgP.js` and `careers-Qx81bb_z.js` are the same file of two builds: `careers.js`. */
export const stemOf = (name: string): string => name.replace(/-[\w-]{8}(\.\w+)$/, '$1')

const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|svg)/g

/** Writes the names of a build's files, which lie at `addresses`, into a text of another build. */
export function namesOf(addresses: readonly string[]): (text: string) => string {
  const named = new Map<string, string>()
  for (const address of addresses) {
    const name = address.slice(address.lastIndexOf('/') + 1)
    if (stemOf(name) !== name) named.set(stemOf(name), name)
  }
  return (text) => text.replace(NAME, (old) => named.get(stemOf(old)) ?? old)
}

/** Pages have no ending, but for shells. */
export const isTextAddress = (address: string): boolean => /\/[^/.]*$|\.(?:html|js|css|svg)$/.test(address)
