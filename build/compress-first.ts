/**
 * Terser leaves more out than the minifier that comes after it and shortens the names (decision 194). It takes nine
 * seconds of a processor for all chunks, so what became of each is kept.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'

/** Builds with other settings have a folder of their own, and these modules (test/harness/build-with.ts). */
const FOLDER = 'node_modules/.cache/compressed'
const UNUSED_DAYS_MAX = 14
const OPTIONS: MinifyOptions = {
  module: true,
  mangle: false,
  compress: { passes: 2, ecma: 2020 },
  format: { ecma: 2020 },
}
/** What decides, beside its code, what becomes of a chunk. */
const HOW = JSON.stringify([
  JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8')).version,
  OPTIONS,
])

export const compressFirst: Plugin = {
  name: 'compress-first',
  apply: 'build',
  async renderChunk(code) {
    const kept = path.join(FOLDER, `${keyOf(code)}.js`)
    const known = await readFile(kept, 'utf8').catch(() => '')
    if (known) {
      await whereItCan(() => utimes(kept, new Date(), new Date()))
      return { code: known, map: null }
    }
    const { code: shorter = code } = await minify(code, structuredClone(OPTIONS)) // it fills in what is missing
    await whereItCan(async () => {
      await mkdir(FOLDER, { recursive: true })
      const unfinished = `${kept}-${randomUUID()}` // another build may read meanwhile
      await writeFile(unfinished, shorter)
      await rename(unfinished, kept)
    })
    return { code: shorter, map: null }
  },
  async closeBundle() {
    const oldest = Date.now() - UNUSED_DAYS_MAX * 86_400_000
    await whereItCan(async () => {
      for (const name of await readdir(FOLDER)) {
        const file = path.join(FOLDER, name)
        if ((await stat(file)).mtimeMs < oldest) await rm(file)
      }
    })
  },
}

/** Whoever installed the modules may be somebody else, and another build may tidy up too. A build needs none of it. */
const whereItCan = (work: () => Promise<void>) => work().catch(() => undefined)

const keyOf = (code: string) => createHash('sha256').update(HOW).update(code).digest('hex')
