import { expect, test, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { packageJsonLd } from './package-json-ld.ts'

const jsonLd = (changes = {}) =>
  packageJsonLd({ pkg: samplePackage(changes), type: 'land', storedAt: 0 }) as Record<string, unknown>

test('a package on sale is a product with its offer in naira', () => {
  expect(jsonLd()).toMatchObject({
    '@type': 'Product',
    category: 'Land',
    offers: { price: 3_500_000, priceCurrency: 'NGN', availability: 'https://schema.org/InStock' },
  })
})

test('sold out is said to search engines too', () => {
  expect(jsonLd({ soldOut: true })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('without a price no offer is made', () => {
  expect(jsonLd({ amount: 0 })).not.toHaveProperty('offers')
})

test('a view all around is no picture of a product', () => {
  const { media } = schemas.package({
    id: 1,
    name: 'Plot',
    media: [{ url: '/gate-360.jpg' }, { url: '/gate.jpg' }],
  })
  expect(jsonLd({ media }).image).toEqual([expect.stringMatching(/\/gate\.jpg$/)])
})

test('what nobody knows is left out, as “--” tells a search engine nothing', () => {
  const unknown = samplePackage({ description: '', location: '', state: '', type: '', project: null })
  const said = JSON.parse(JSON.stringify(packageJsonLd({ pkg: unknown, type: null, storedAt: 0 })))
  expect(said).not.toHaveProperty('category')
  expect(said).not.toHaveProperty('description')
})

test('without an address of the site the offer has none, for a path leads nowhere', async () => {
  vi.stubEnv('VITE_SITE_URL', '')
  vi.resetModules()
  const fresh = await import('./package-json-ld.ts')
  const said = fresh.packageJsonLd({ pkg: samplePackage({}), type: 'land', storedAt: 0 })
  expect(JSON.parse(JSON.stringify(said)).offers).not.toHaveProperty('url')
  vi.unstubAllEnvs()
})
