import type { Environment } from './environment.ts'
import { meantBy } from './meant-by.ts'
import { namesOfSettings } from './settings.ts'

/** Sentences about names that look like a setting which is not set: it is missing without a word, and so is its effect. */
export function misspeltSettings(env: Environment): string[] {
  const known = namesOfSettings()
  const missing = [...known].filter((name) => env[name] === undefined)
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = meantBy(name, missing)
      return meant ? [`${name} is no setting of the server: is ${meant} meant?`] : []
    })
}
