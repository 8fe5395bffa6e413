import { expect, it } from 'vitest'
import { blockedNames } from './blocked-names.ts'

it('names what an ad blocker would take for its own, and nothing that only sounds like it', () => {
  const blocked = ['/assets/ad-12345678.js', '/assets/promo-banner-12345678.js', '/media/ads/gate.jpg']
  const fine = [
    '/assets/adbond-12345678.js',
    '/assets/carousel-track-12345678.js',
    '/icons/shortcut-land.png',
  ]
  expect(blockedNames([...blocked, ...fine])).toEqual(blocked)
})
