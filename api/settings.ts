import { join } from 'node:path'
import type { RateLimit } from './http/rate-limit.ts'

export type Settings = {
  port: number
  host: string
  dataDir: string
  /** null: PGlite in `dataDir`. */
  databaseUrl: string | null
  siteDir: string
  artDir: string
  /** Visitors come over TLS, through a proxy in front. */
  behindTls: boolean
  /** How many proxies in front write `X-Forwarded-For`; 0 = the header is anybody's word and is ignored. */
  trustedProxies: number
  /** null: unlimited. */
  postLimit: RateLimit | null
  /** Sample data is put in at start. */
  sampleData: boolean
}

const POSTS_PER_TEN_MINUTES = 120 // one address may be a whole carrier's

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The whole environment the server reads; see README.md for what each name means. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const limit = wholeNumber(env, 'POST_LIMIT', POSTS_PER_TEN_MINUTES, 1_000_000)
  return {
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    host: env.HOST || '0.0.0.0',
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || null,
    siteDir: env.SITE_DIR || 'dist',
    artDir: env.ART_DIR || join(import.meta.dirname, '..', 'src', 'assets', 'art'),
    behindTls: env.BEHIND_TLS === '1',
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    postLimit: limit === 0 ? null : { capacity: limit, refillMs: 600_000 / limit },
    sampleData: env.SAMPLE_DATA !== '0',
  }
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  max: number,
): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not "${text}".`)
  }
  return Number(text)
}
