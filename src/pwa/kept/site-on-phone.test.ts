import { expect, it } from 'vitest'
import { staticPaths } from '#contract/addresses/documents.ts'
import { missingBytes, pagesOnPhone } from './site-on-phone.ts'

const phone = (addresses: readonly string[]) => ({
  keys: async () => ['api-reads', 'workbox-precache-v2-https://site.example/'],
  open: async (name: string) =>
    ({
      keys: async () =>
        name === 'api-reads'
          ? [new Request('https://site.example/api/v2/careers')]
          : addresses.map((address) => new Request(new URL(address, 'https://site.example'))),
    }) as unknown as Cache,
})

it('names the pages and scripts that are kept, whatever their revision, and the second address of a page that is kept once', async () => {
  const pages = await pagesOnPhone(
    phone(['/faqs?__WB_REVISION__=x', '/legal/privacy?__WB_REVISION__=y', '/assets/careers-12345678.js']),
  )
  expect([...pages].toSorted()).toEqual(['/faqs', '/legal', '/legal/privacy', 'careers'])
  expect(missingBytes(pages)).toBeGreaterThan(0)
})

it('a whole site has nothing to be fetched for it', async () => {
  expect(missingBytes(await pagesOnPhone(phone(staticPaths)))).toBe(0)
})

it('a browser without caches keeps none', async () => {
  expect([
    ...(await pagesOnPhone({ ...phone([]), keys: () => Promise.reject(new Error('Forbidden')) })),
  ]).toEqual([])
})
