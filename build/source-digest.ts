import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'

const SOURCES = ['src', 'contract', 'follow', 'outbox', 'sw', 'public', 'scripts', 'build', 'api/static']
/** What the build itself writes: each file follows from a picture and from code that is counted. */
const ENCODED = 'src/assets/encoded'
const FILES = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'uno.config.ts',
  'pwa-manifest.ts',
  'api/settings.ts', // the compose file passes its names on
]

/** Follows the digest of a build for which the API of the previews did not answer. */
export const WITHOUT_PREVIEWS = ' without previews'

/** Names, sizes and times of everything the build reads, and the owner's settings. */
export async function sourceDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.parentPath !== ENCODED)
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
    for (const line of await Promise.all(files.sort().map(fingerprint))) hash.update(line)
  }
  for (const file of FILES) hash.update(await fingerprint(file))
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`)
  }
  return hash.digest('hex')
}

async function fingerprint(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file)
  return `${file} ${size} ${mtimeMs}\n`
}
