/** The texts of the last builds, beside their files (build/host/kept-builds.ts). */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildsIn, KEPT_FOLDER, TEXTS_OF_THIS } from '../host/kept-builds.ts'
import type { EarlierBuild } from './changes-bundle.ts'

/** Newest first. What cannot be read is missing: phones then fetch the whole. */
export async function readKeptTexts(folder = KEPT_FOLDER): Promise<EarlierBuild[]> {
  const builds = (await buildsIn(folder)).toReversed()
  const texts = await Promise.all(
    builds.map((name) =>
      readFile(path.join(folder, `${name}.json`), 'utf8')
        .then(JSON.parse)
        .catch(() => undefined),
    ),
  )
  return texts.filter((one) => one?.texts)
}

/** Those of the build that is being made, which are kept once it is complete. */
export async function writeTexts(texts: EarlierBuild, folder = KEPT_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, TEXTS_OF_THIS), JSON.stringify(texts))
}
