import { expect, test } from 'vitest'
import { siteMapEntry } from './site-map-entry.ts'

test('an entry of the site map escapes the one sign that addresses of ours leave as it is', () => {
  const address = `https://adbond.example/resource_hub/${encodeURIComponent("owner's guide & more")}`
  expect(siteMapEntry(address)).toBe(
    '<url><loc>https://adbond.example/resource_hub/owner&apos;s%20guide%20%26%20more</loc></url>',
  )
})
