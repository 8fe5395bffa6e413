import path from 'node:path'
import type { Plugin } from 'vite'

/** Workbox's record of last uses brings a library for databases: 1.2 kB of every worker. Ours keeps the same record. */
export const expirationWithoutIdb: Plugin = {
  name: 'expiration-without-idb',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.includes('workbox-expiration') || !id.endsWith('CacheTimestampsModel.js')) return null
    return path.resolve('sw/caches/last-uses.ts')
  },
  generateBundle() {
    const ids = [...this.getModuleIds()]
    if (ids.some((id) => id.includes('workbox-expiration')) && !ids.some((id) => id.endsWith('last-uses.ts')))
      this.error("Workbox's record of last uses has another name now: look again")
  },
}
