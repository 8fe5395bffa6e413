import { existsSync, readFileSync } from 'node:fs'
import { meantBy } from '../../api/meant-by.ts'
import { namesOfSettings } from '../../api/settings.ts'
import { SETTING_RULES } from '../settings/setting-rules.ts'
import { compose } from './compose.ts'

/** Settings of compose itself and of Docker, which may stand there as well. */
const OF_COMPOSE = /^(?:COMPOSE|DOCKER|BUILDKIT)_/

/** Sentences about what `deploy/.env` sets and nobody reads: compose passes on what its file names, and says no word. */
export function strangersIn(text: string): string[] {
  const asked = [...compose({ siteUrl: '' }).matchAll(/\$\{(\w+)/g)].flatMap(([, name]) => name ?? [])
  const ofBuild = Object.keys(SETTING_RULES)
  const fixed = namesOfSettings()
  const whatIs = (name: string) => {
    if (ofBuild.includes(name)) return 'counts in .env alone, which the build reads'
    if (fixed.has(name)) return 'is fixed in the container'
    const meant = meantBy(name, [...asked, ...ofBuild])
    return `is no setting${meant ? `: is ${meant} meant?` : ''}`
  }
  const set = [...text.matchAll(/^\s*(?:export\s+)?([\w.-]+)\s*[=:]/gm)].flatMap(([, name]) => name ?? [])
  return set
    .filter((name) => !asked.includes(name) && !OF_COMPOSE.test(name))
    .map((name) => `deploy/.env: ${name} ${whatIs(name)}`)
}

/** The same of the file, if it is there: root may have written it, for its own eyes. */
export function strangersInFile(file: string): string[] {
  if (!existsSync(file)) return []
  try {
    return strangersIn(readFileSync(file, 'utf8'))
  } catch {
    return [`${file} can not be read by this account: nobody looked for typing errors in it`]
  }
}
