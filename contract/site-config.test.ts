import { afterEach, expect, it, vi } from 'vitest'

const SITE = 'https://www.example.com'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function settings(env: Record<`VITE_${string}`, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return import('./site-config.ts')
}

it.each([
  ['https://www.example.com/api/v2', SITE, '/api/v2', ''],
  ['https://WWW.example.com:443/api/v2/', SITE, '/api/v2', ''],
  ['https://www.example.com/api/v2', `${SITE}/adbond`, '/api/v2', ''],
  ['/api/v2', SITE, '/api/v2', ''],
  ['/api/v2//', SITE, '/api/v2', ''],
  ['https://api.example.com//', SITE, 'https://api.example.com', 'https://api.example.com'],
  ['http://www.example.com/api/v2', SITE, 'http://www.example.com/api/v2', 'http://www.example.com'],
  ['https://example.com/api/v2', SITE, 'https://example.com/api/v2', 'https://example.com'],
  ['https://www.example.com/api/v2', '', 'https://www.example.com/api/v2', SITE],
  ['https://www.example.com', SITE, SITE, SITE],
])('the API at %s is asked from %s at %s, another host is %j', async (api, site, base, origin) => {
  const { siteConfig } = await settings({ VITE_API_BASE_URL: api, VITE_SITE_URL: site })
  expect([siteConfig.apiBaseUrl, siteConfig.apiOrigin]).toEqual([base, origin])
  expect(siteConfig.apiIsIdempotent).toBe(site !== '' && (origin === '' || origin === SITE))
})

it.each([
  ['/api/v2', undefined, true],
  ['https://www.example.com/api/v2', undefined, true],
  ['https://api.example.com/api/v2', undefined, false],
  ['https://api.example.com/api/v2', 'true', true],
  ['/api/v2', 'false', false],
])(
  'pictures of the API at %s, with VITE_MEDIA_WIDTHS %s, have smaller copies: %s',
  async (api, said, has) => {
    const told = said === undefined ? {} : { VITE_MEDIA_WIDTHS: said }
    const { siteConfig } = await settings({ VITE_API_BASE_URL: api, VITE_SITE_URL: SITE, ...told })
    expect(siteConfig.mediaHasWidths).toBe(has)
  },
)

it('who asks the API of the own address from elsewhere still knows its whole address', async () => {
  const api = `${SITE}/api/v2`
  const { writtenApiBase } = await settings({ VITE_API_BASE_URL: `${api}/`, VITE_SITE_URL: SITE })
  expect(writtenApiBase).toBe(api)
})

it('a host with Yoruba letters is named as a header can carry it', async () => {
  const { siteConfig } = await settings({ VITE_API_BASE_URL: 'https://ilẹ̀.example.com/api/v2' })
  expect(siteConfig.apiOrigin).toMatch(/^https:\/\/xn--[a-z0-9-]+\.example\.com$/)
})

it.each([
  ['tours@adbond.test', 'tours@adbond.test'],
  ['', 'info@adbond.test'],
])('an office with the address %j for tours is written to about them at %j', async (tours, address) => {
  const { siteConfig } = await settings({ VITE_SALES_EMAIL: 'info@adbond.test', VITE_TOUR_EMAIL: tours })
  expect(siteConfig.tourEmail).toBe(address)
})

it.each([
  [SITE, '', SITE],
  [SITE, '/adbond/', `${SITE}/adbond`],
  [`${SITE}/adbond/`, '/adbond/', `${SITE}/adbond`],
  [`${SITE}//`, '', SITE],
  [SITE, '/www.example.com/', `${SITE}/www.example.com`],
  ['', '/adbond/', ''],
])('the address %j of a site in the folder %j is %j', async (address, folder, siteUrl) => {
  const { siteConfig } = await settings({ VITE_SITE_URL: address, VITE_BASE_PATH: folder })
  expect(siteConfig.siteUrl).toBe(siteUrl)
})
