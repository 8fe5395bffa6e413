/**
 * A page left open asks for the parts of its own build. So the files under `assets/` of the last builds are kept in
 * `.cache/` and put beside the new ones. Their names hold a hash of their content, so nothing is ever replaced.
 */
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

export const KEPT_BUILDS = 3
export const KEPT_FOLDER = '.cache/kept-builds'
/** In that folder, until the build is complete: then they lie beside its files, as `000012.json` does beside `000012`. */
export const TEXTS_OF_THIS = 'this.json'

type Folders = { assets?: string; kept?: string }

/**
 * Adds the files that earlier builds had and this one lacks; then keeps this one for the next. Call it when the build
 * is complete.
 */
export async function keepBuilds({
  assets = 'dist/assets',
  kept = KEPT_FOLDER,
}: Folders = {}): Promise<void> {
  await mkdir(kept, { recursive: true })
  const own = await namesIn(assets)
  const earlier = await buildsIn(kept)
  const latest = path.join(kept, String(Number(earlier.at(-1) ?? 0) + 1).padStart(6, '0'))
  const others: string[] = []
  for (const build of earlier) {
    const folder = path.join(kept, build)
    if (isSame(await namesIn(folder), own))
      await forget(folder) // the same site, built again
    else others.push(folder)
  }
  await copyMissing(assets, latest, own)
  const texts = path.join(kept, TEXTS_OF_THIS)
  if (existsSync(texts)) await rename(texts, `${latest}.json`)

  for (const old of others.slice(0, -KEPT_BUILDS)) await forget(old)
  for (const old of others.slice(-KEPT_BUILDS)) await copyMissing(old, assets, await namesIn(old))
}

async function forget(build: string): Promise<void> {
  await rm(build, { recursive: true })
  await rm(`${build}.json`, { force: true })
}

/** Oldest first. */
export const buildsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /^\d+$/.test(name)).sort()

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/** A second name for the same bytes if the disk can do that, otherwise a copy. */
async function copyMissing(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const target = path.join(to, name)
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    await link(path.join(from, name), target).catch(() => copyFile(path.join(from, name), target))
  }
}
