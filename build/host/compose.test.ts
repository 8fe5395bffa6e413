import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { namesOfSettings, readSettings } from '../../api/settings.ts'
import { compose } from './compose.ts'
import { containerfile } from './containerfile.ts'

const SITE = 'https://www.example.com'
const environmentOf = (siteUrl: string): Record<string, string> =>
  parse(compose({ siteUrl })).services.site.environment

it('every setting of the server is taken from deploy/.env, unless the image itself decides it', () => {
  const { DATABASE_URL, ...environment } = environmentOf(SITE)
  expect(DATABASE_URL).toMatch(/^postgres:/)
  for (const [name, value] of Object.entries(environment)) expect(value).toContain(`\${${name}:-`)
  const image = containerfile({ nodeVersion: '24.0.0' })
  const others = [...namesOfSettings()].filter((name) => !(name in environment) && name !== 'DATABASE_URL')
  expect(others).toContain('DATA_DIR')
  for (const name of others) expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'))
})

it('no log fills the disk, and that of the database quotes no row', () => {
  const { site, database } = parse(compose({ siteUrl: SITE })).services
  for (const { logging } of [site, database]) {
    expect(logging.options).toEqual({ 'max-size': '10m', 'max-file': '5' })
  }
  // The image's entrypoint prepares the folder only if the first word is "postgres" or an option.
  expect(database.command).toEqual(['postgres', '-c', 'log_error_verbosity=terse'])
})

it('a stop ends the server also while it starts: its process is not the first one', () =>
  expect(parse(compose({ siteUrl: SITE })).services.site.init).toBe(true))

it('without deploy/.env the server is as without settings, behind the one proxy with the certificate', () => {
  const texts = Object.entries(environmentOf(`${SITE}/adbond`))
  const presets = texts.map(([name, text]) => [name, text.replace(/^\$\{\w+:-(.*)\}$/, '$1')])
  const settings = readSettings({ ...Object.fromEntries(presets), DATABASE_URL: '' })
  expect(settings).toEqual({
    ...readSettings({}),
    ...{ behindTls: true, trustedProxies: 1, allowedOrigins: [SITE] },
  })
})
