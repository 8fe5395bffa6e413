import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('the settings', () => {
  it('work without any', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '.data',
      databaseUrl: null,
      siteDir: 'dist',
      behindTls: false,
      trustedProxies: 0,
      postLimit: { capacity: 120, refillMs: 5_000 },
      sampleData: true,
    })
  })

  it('take empty texts for missing ones', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  it('lift the bound on submissions with 0', () =>
    expect(readSettings({ POST_LIMIT: '0' }).postLimit).toBeNull())

  it.each(['-1', '65536', '80a', '1.5'])('refuse the port %s', (PORT) =>
    expect(() => readSettings({ PORT })).toThrow(SettingsError),
  )
})
