import { expect, it } from 'vitest'
import { misspeltSettings } from './misspelt-settings.ts'

it.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ['DATADIR', 'DATA_DIR'],
  ['BEHIND_TSL', 'BEHIND_TLS'],
])('%s is said to be no setting, and %s to be meant', (name, meant) => {
  expect(misspeltSettings({ [name]: '1' })).toEqual([
    `${name} is no setting of the server: is ${meant} meant?`,
  ])
})

it('says nothing of settings, of one beside the right one, and of what belongs to other programs', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PORTS',
    'POST',
    'OUT_DIR',
    'BASE_DIR',
    'SITE_URL',
    'DATABASE_HOST',
  ]
  expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([])
  expect(misspeltSettings({ DATABASE_URL: 'x', DATABASE_URI: 'x', TRUSTED_PROXIES: '1' })).toEqual([])
})
