import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ManifestTransform } from 'workbox-build'
import { precachedAddress } from '../contract/documents.ts'

const HASHED = /^assets\/.*-[\w-]{8}\.(js|css|svg)$/

/**
 * Pages are precached under their public address, with `integrity`, so that a captive portal's 200 page is never stored.
 * The policy travels inside a cached page: it is part of a page's revision, or a change of the policy would reach nobody.
 */
export const precacheEntries: ManifestTransform = async (entries) => {
  const policy = await readFile('dist/csp.txt')
  const manifest = await Promise.all(
    entries
      .filter(({ url }) => !/icon-maskable|monochrome/.test(url))
      .map(async (entry) => {
        const bytes = await readFile(`dist/${entry.url}`)
        const hash = createHash('sha384').update(bytes)
        const integrity = `sha384-${hash.copy().digest('base64')}`
        if (HASHED.test(entry.url)) return { ...entry, revision: null, integrity }
        const revision = createHash('md5').update(bytes).update(policy).digest('hex')
        return { ...entry, url: precachedAddress(entry.url), revision, integrity }
      }),
  )
  return { manifest, warnings: [] }
}
