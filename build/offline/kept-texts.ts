/** The texts of the last builds, beside their files (build/host/kept-builds.ts). */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KEPT_BUILDS, KEPT_FOLDER, TEXTS_OF_THIS } from '../host/kept-builds.ts'
import type { Texts } from './changes-bundle.ts'

/** Newest first. What cannot be read is missing: phones then fetch the whole. */
export async function readKeptTexts(folder = KEPT_FOLDER): Promise<Texts[]> {
  const names = await readdir(folder).catch(() => [])
  const builds = names.filter((name) => /^\d+\.json$/.test(name)).sort()
  const texts = await Promise.all(
    builds
      .toReversed()
      .slice(0, KEPT_BUILDS)
      .map((name) =>
        readFile(path.join(folder, name), 'utf8')
          .then(JSON.parse)
          .catch(() => undefined),
      ),
  )
  return texts.filter(Boolean)
}

/** Those of the build that is being made, which are kept once it is complete. */
export async function writeTexts(texts: Texts, folder = KEPT_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, TEXTS_OF_THIS), JSON.stringify(texts))
}
