import { describe, expect, it } from 'vitest'
import { SettingsError } from './environment.ts'
import { readSettings } from './settings.ts'

describe('the settings', () => {
  it('work without any', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '.data',
      databaseUrl: null,
      poolSize: 20,
      requestSeconds: 30,
      maxConnections: 2_000,
      drainSeconds: 0,
      logLevel: 'info',
      siteDir: 'dist',
      behindTls: false,
      trustedProxies: 0,
      postLimit: { capacity: 120, refillMs: 5_000 },
      readLimit: { capacity: 600, refillMs: 100 },
      allowedOrigins: null,
      submissions: {
        bookings: { perEmail: 10, perDay: 1_000 },
        applicationsPerDay: 200,
        refusalsPerDay: 5_000,
        needsKey: false,
        hidesApplicants: false,
        shortestFormMs: 300,
      },
      sampleData: true,
    })
  })

  it('take empty texts for missing ones', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  it('may forbid a database in files, which a container would lose', () => {
    const where = { REQUIRE_POSTGRES: '1' }
    for (const DATABASE_URL of ['', ' '])
      expect(() => readSettings({ ...where, DATABASE_URL })).toThrow(/^DATABASE_URL is not set/)
    expect(readSettings({ ...where, DATABASE_URL: 'postgres://app@db/adbond' }).databaseUrl).not.toBeNull()
    expect(readSettings({ REQUIRE_POSTGRES: '0' }).databaseUrl).toBeNull()
  })

  it.each(['~/adbond-data', '$HOME/adbond-data', ' $' + '{HOME}/adbond-data'])(
    'do not keep people in a folder that is named "%s", which .env does not fill in',
    (DATA_DIR) =>
      expect(() => readSettings({ DATA_DIR })).toThrow(/^DATA_DIR must be written out, not "[~$]/),
  )

  it('take folders and the host without the blanks around them', () =>
    expect(readSettings({ DATA_DIR: ' /srv/data ', SITE_DIR: 'site ', HOST: ' 127.0.0.1' })).toMatchObject({
      dataDir: '/srv/data',
      siteDir: 'site',
      host: '127.0.0.1',
    }))

  it('take a folder that really has such a name', () =>
    expect(readSettings({ DATA_DIR: './~/adbond-data' }).dataDir).toBe('./~/adbond-data'))

  it('never repeat the address of a database', () => {
    const read = () => readSettings({ DATABASE_URL: 'postgres://app:se#cret@db/adbond' })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(/^(?!.*(?:cret|app:|@db)).*%23/)
  })

  it('lift the bound on submissions with 0', () =>
    expect(readSettings({ POST_LIMIT: '0' }).postLimit).toBeNull())

  it('lift the bounds on bookings and applications with 0', () => {
    const lifted = { BOOKINGS_PER_EMAIL: '0', BOOKINGS_PER_DAY: '0', APPLICATIONS_PER_DAY: '0' }
    const { bookings, applicationsPerDay } = readSettings(lifted).submissions
    expect([bookings.perEmail, bookings.perDay, applicationsPerDay]).toEqual(
      Array(3).fill(Number.POSITIVE_INFINITY),
    )
  })

  it.each([
    ['https://a.example, http://b.example:8080/', ['https://a.example', 'http://b.example:8080']],
    ['https://ọja.ng,HTTPS://Www.Example.com:443', ['https://xn--ja-58s.ng', 'https://www.example.com']],
    ['*', null],
    [' ', null],
  ])('take the origins %j', (ALLOWED_ORIGINS, expected) =>
    expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual(expected),
  )

  it.each([
    { ALLOWED_ORIGINS: 'a.example' },
    { ALLOWED_ORIGINS: 'https://a.example/path' },
    { ALLOWED_ORIGINS: 'https://a.example/?page' },
    { ALLOWED_ORIGINS: 'https://me:secret@a.example' },
    { ALLOWED_ORIGINS: 'https://*.example.com' },
    { ALLOWED_ORIGINS: 'ftp://a.example' },
    { LOG_LEVEL: 'loud' },
    { REQUIRE_KEY: 'yes' },
    { BOOKINGS_PER_EMAIL: '-1' },
  ])('refuse %j', (env) => expect(() => readSettings(env)).toThrow(SettingsError))

  it.each(['-1', '65536', '80a', '1.5'])('refuse the port %s', (PORT) =>
    expect(() => readSettings({ PORT })).toThrow(SettingsError),
  )
})
