import { join } from 'node:path'
import { POOL_SIZE } from './db/database.ts'
import {
  bound,
  choice,
  databaseAddress,
  type Environment,
  folder,
  isOn,
  origins,
  SettingsError,
  wholeNumber,
} from './environment.ts'
import type { AllowedOrigins } from './http/origins.ts'
import type { RateLimit } from './http/rate-limit.ts'
import { LOG_LEVELS, type LogLevel } from './log/log.ts'
import { REFUSALS_PER_DAY } from './submissions/refusals-of-day.ts'
import type { SubmissionRules } from './submissions/submission-rules.ts'

export type Settings = {
  port: number
  host: string
  dataDir: string
  /** null: PGlite in `dataDir`. */
  databaseUrl: string | null
  /** Connections of this process to PostgreSQL. */
  poolSize: number
  siteDir: string
  artDir: string
  /** Visitors come over TLS, through a proxy in front. */
  behindTls: boolean
  /** How many proxies in front write `X-Forwarded-For`; 0 = anybody can write the header, so it is ignored. */
  trustedProxies: number
  /** null: unlimited. */
  postLimit: RateLimit | null
  /** null: unlimited. */
  readLimit: RateLimit | null
  allowedOrigins: AllowedOrigins
  submissions: SubmissionRules
  /** A request that has not fully arrived by then is dropped. */
  requestSeconds: number
  maxConnections: number
  /** For this long after the signal to end, `/readyz` says no while every request is still answered. */
  drainSeconds: number
  logLevel: LogLevel
  /** Whether sample data is loaded at start. */
  sampleData: boolean
  /** Applications to the virtual team are erased this many months after they came. */
  applicationMonths: number
}

const POSTS_PER_TEN_MINUTES = 120 // one address may be a whole carrier's
const READS_PER_MINUTE = 600 // of those that memory does not answer: a booking takes three
const SEATS_PER_EMAIL = 10 // a family, or an agent's car
const SEATS_PER_DAY = 1_000 // more than all sample tours have in a month
const APPLICATIONS_PER_DAY = 200 // each may be 6 kB; a campaign for the team brings some dozens
const CONNECTIONS = 2_000 // a thousand phones with two each
const SHORTEST_FORM_MS = 300 // nobody reads, types and presses that fast

/** Where files do not last, a database in them would be lost with its bookings. */
const NO_POSTGRES =
  'DATABASE_URL is not set, and REQUIRE_POSTGRES=1 says that nothing may be kept in files here. Set it to a PostgreSQL.'

/** The whole environment the server reads; see README.md for what each name means. */
export function readSettings(env: Environment): Settings {
  if (isOn(env, 'REQUIRE_POSTGRES') && !env.DATABASE_URL?.trim()) throw new SettingsError(NO_POSTGRES)
  return {
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    host: env.HOST?.trim() || '0.0.0.0',
    dataDir: folder(env, 'DATA_DIR', '.data'),
    databaseUrl: databaseAddress(env, 'DATABASE_URL'),
    poolSize: wholeNumber(env, 'DATABASE_POOL', POOL_SIZE, 1_000, 1),
    siteDir: folder(env, 'SITE_DIR', 'dist'),
    artDir: folder(env, 'ART_DIR', join(import.meta.dirname, '..', 'src', 'assets', 'art')),
    behindTls: isOn(env, 'BEHIND_TLS'),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    postLimit: rate(bound(env, 'POST_LIMIT', POSTS_PER_TEN_MINUTES), 600_000),
    readLimit: rate(bound(env, 'READ_LIMIT', READS_PER_MINUTE), 60_000),
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    submissions: {
      bookings: {
        perEmail: bound(env, 'BOOKINGS_PER_EMAIL', SEATS_PER_EMAIL),
        perDay: bound(env, 'BOOKINGS_PER_DAY', SEATS_PER_DAY),
      },
      applicationsPerDay: bound(env, 'APPLICATIONS_PER_DAY', APPLICATIONS_PER_DAY),
      refusalsPerDay: REFUSALS_PER_DAY,
      needsKey: isOn(env, 'REQUIRE_KEY'),
      hidesApplicants: isOn(env, 'HIDE_APPLICANTS'),
      shortestFormMs: wholeNumber(env, 'SHORTEST_FORM_MS', SHORTEST_FORM_MS, 60_000),
    },
    requestSeconds: wholeNumber(env, 'REQUEST_SECONDS', 30, 300, 1),
    maxConnections: bound(env, 'MAX_CONNECTIONS', CONNECTIONS),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 300),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    sampleData: isOn(env, 'SAMPLE_DATA', true),
    applicationMonths: wholeNumber(env, 'APPLICATION_MONTHS', 12, 120, 1),
  }
}

/** Every name that the server reads. */
export function namesOfSettings(): Set<string> {
  const names = new Set<string>()
  const get = (_: object, name: string) => void names.add(name)
  readSettings(new Proxy({}, { get }))
  return names
}

const rate = (capacity: number, spanMs: number): RateLimit | null =>
  capacity === Number.POSITIVE_INFINITY ? null : { capacity, refillMs: spanMs / capacity }
