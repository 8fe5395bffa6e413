import type { Environment } from './environment.ts'
import { namesOfSettings } from './settings.ts'

/** Slips that are allowed for, by the letters of a name: short ones are too near to those of other programs. */
function slipsIn({ length }: string): number {
  if (length < 8) return -1
  return length < 10 ? 1 : Math.min(3, Math.floor(length / 5))
}

/** Sentences about names that look like a setting which is not set: it is missing without a word, and so is its effect. */
export function misspeltSettings(env: Environment): string[] {
  const known = namesOfSettings()
  const missing = [...known].filter((name) => env[name] === undefined)
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = missing.find(
        (one) =>
          Math.abs(name.length - one.length) <= slipsIn(one) &&
          slips(name.toUpperCase(), one) <= slipsIn(one),
      )
      return meant ? [`${name} is no setting of the server: is ${meant} meant?`] : []
    })
}

/** How many letters are missing, added or another (Levenshtein). */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, there] of [...other].entries()) {
      const [above = 0, right = 0, left = 0] = [row[at], row[at + 1], next[at]]
      next.push(Math.min(above + (letter === there ? 0 : 1), right + 1, left + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
