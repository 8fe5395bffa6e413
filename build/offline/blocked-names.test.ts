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

it('no hash that a build gives to a file is such a word', () => {
  const hashes = Array.from({ length: 16 ** 4 }, (_, number) => number.toString(16).padStart(4, '0'))
  const names = hashes.flatMap((hash) => [
    `/assets/hero-${hash}.avif`,
    `/assets/core-${hash}0000.js`,
    `/assets/core-0000${hash}.js`,
  ])
  expect(blockedNames(names)).toEqual([])
})
