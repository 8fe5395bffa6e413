import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { thriftyAvif } from './thrifty-avif.ts'

const CEILING = 20_000
const art = (name: string, width: number) => sharp(join('src/assets/art', name)).resize({ width })

it('holds the most detailed picture of a phone to 20 kB', { timeout: 60_000 }, async () => {
  const plain = await art('agro-1.jpg', 728).avif({ quality: 45, effort: 3 }).toBuffer()
  expect(plain.byteLength).toBeGreaterThan(CEILING)
  expect((await thriftyAvif(art('agro-1.jpg', 728), 728)).byteLength).toBeLessThanOrEqual(CEILING)
})

it('lets a larger screen have all the detail', { timeout: 60_000 }, async () => {
  expect((await thriftyAvif(art('agro-1.jpg', 960), 960)).byteLength).toBeGreaterThan(CEILING)
})
