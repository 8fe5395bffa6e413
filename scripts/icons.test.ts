import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../contract/addresses/documents.ts'
import { manifest } from '../pwa-manifest.ts'

const icons = [...(manifest.icons ?? []), ...(manifest.shortcuts ?? []).flatMap(({ icons }) => icons ?? [])]

describe('the manifest', () => {
  test('names only icons that exist', () => {
    expect(icons.length).toBeGreaterThan(8)
    for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true)
  })

  test('shows real pictures, narrow and wide, of the size it tells, none above 120 kB', async () => {
    const pictures = manifest.screenshots ?? []
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(`public${src}`).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
      expect(statSync(`public${src}`).size, src).toBeLessThan(120_000)
    }
    const count = (form: string) => pictures.filter(({ form_factor }) => form_factor === form).length
    expect(count('narrow')).toBeGreaterThanOrEqual(3)
    expect(count('wide')).toBeGreaterThanOrEqual(1)
  })

  test('has what an installation needs', () => {
    const sizesOf = (purpose: string) =>
      (manifest.icons ?? []).filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
    expect(sizesOf('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(sizesOf('maskable')).toContain('512x512')
    expect(sizesOf('monochrome')).toContain('512x512')
    expect(manifest.short_name?.length).toBeLessThanOrEqual(12)
    expect(manifest.display).toBe('standalone')
  })

  test('a link that opens in the installed site has a window of its own, so no page that sends is led away', () => {
    expect(manifest.launch_handler?.client_mode).toBe('navigate-new')
  })

  test('starts and shortcuts open pages of the site, which work without a network', () => {
    const addresses = [manifest.start_url, ...(manifest.shortcuts ?? []).map(({ url }) => url)]
    for (const address of addresses) expect(documentOf(address ?? '').status, address).toBe(200)
  })
})
