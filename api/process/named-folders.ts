import { existsSync } from 'node:fs'
import { type Environment, SettingsError } from '../environment.ts'
import type { Settings } from '../settings.ts'

/** `SITE_DIR` of a server that has the API and media alone. */
const NO_SITE = 'none'

/** A folder that somebody named is meant: without it a server would start with no pages, or with no pictures. */
export function expectNamedFolders(env: Environment, { siteDir, artDir }: Settings): void {
  const folders = { SITE_DIR: siteDir === NO_SITE ? '.' : siteDir, ART_DIR: artDir }
  for (const [name, folder] of Object.entries(folders)) {
    if (env[name]?.trim() && !existsSync(`${folder}/`))
      throw new SettingsError(`${name} names no folder: ${folder}. Set it to one that exists.`)
  }
}
