/** Reads settings: a value that is not valid for its kind is refused in one sentence, never guessed at. */

import { isDatabaseUrl } from './db/postgres/database-url.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

export function wholeNumber(env: Environment, name: string, fallback: number, max: number, min = 0): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  if (!/^\d+$/.test(text) || Number(text) > max || Number(text) < min) {
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
  return Number(text)
}

const MANY = 1_000_000

/** 0 = no limit, which is `Infinity`. */
export const bound = (env: Environment, name: string, fallback: number): number =>
  wholeNumber(env, name, fallback, MANY) || Number.POSITIVE_INFINITY

export function isOn(env: Environment, name: string, fallback = false): boolean {
  const text = env[name]?.trim() || (fallback ? '1' : '0')
  if (text !== '0' && text !== '1') throw new SettingsError(`${name} must be 0 or 1, not "${text}".`)
  return text === '1'
}

/** One of the words. */
export function choice<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
) {
  const text = env[name]?.trim() || fallback
  const word = words.find((known) => known === text)
  if (word === undefined) throw new SettingsError(`${name} must be ${words.join(', ')}, not "${text}".`)
  return word
}

/** Only a shell puts a home in the place of `~` or `$HOME`: elsewhere a folder of that very name would be made. */
export function folder(env: Environment, name: string, fallback: string): string {
  const text = env[name]?.trim()
  if (!text) return fallback
  if (!/^[~$]/.test(text)) return text
  throw new SettingsError(
    `${name} must be written out, not "${text}": only a shell knows ~ and $. A folder of that very name is "./${text}".`,
  )
}

/** The address is never repeated, because it holds a password. */
export function databaseAddress(env: Environment, name: string): string | null {
  const text = env[name]?.trim()
  if (!text) return null
  if (!isDatabaseUrl(text)) throw new SettingsError(`${name} ${NO_DATABASE_URL}`)
  return text
}

const NO_DATABASE_URL =
  'must read postgres://user:password@host/database. Write signs such as # / ? @ % in the password as %23 %2F %3F %40 %25; sslmode may be disable, require, verify-ca or verify-full.'

/** `https://a.example, https://b.example` → the origins as browsers spell them; nothing or `*` → null. */
export function origins(env: Environment, name: string): string[] | null {
  const texts = (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  if (texts.length === 0 || texts.includes('*')) return null
  return texts.map((text) => {
    const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: 'null', href: '' }
    if (/^https?:[^*]+$/.test(origin) && href === `${origin}/`) return origin
    throw new SettingsError(`${name} must list origins such as https://site.example, not "${text}".`)
  })
}
