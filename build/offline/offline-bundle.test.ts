import { describe, expect, it } from 'vitest'
import { fakeCache } from '../../sw/caches/fake-cache-for-tests.ts'
import { unpackOfflineBundle } from '../../sw/shell/unpack-offline-bundle.ts'
import { bundledOf, bundleFile, type KeptFile } from './offline-bundle.ts'

const SITE = 'https://site.example'
const kept = (file: string, address: string, text: string): KeptFile => ({
  file,
  address,
  bytes: Buffer.from(text),
})
const FILES = [
  kept('services.html', '/services', '<p>Land “by the plot” — ₦450,000</p>\u2028</script>\n'),
  kept('assets/faqs-DlqIGMgP.js', '/assets/faqs-DlqIGMgP.js', 'export const a = `\\u{1F600}`\r\n'),
  kept('icons/icon.svg', '/icons/icon.svg', '<svg/>'),
]
const HOST = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Frame-Options': 'DENY',
  'Content-Type': 'application/json',
  'Content-Encoding': 'br',
  'Content-Length': '12',
  ETag: '"of the bundle"',
}

async function unpacked(files: readonly KeptFile[], asked = files.map(({ address }) => address)) {
  const cache = fakeCache()
  const answer = new Response(bundleFile(files, '').text, { headers: HOST })
  const keyOf = (address: string) => (asked.includes(address) ? `${SITE}${address}?revision=1` : undefined)
  const found = await unpackOfflineBundle(answer, keyOf, cache)
  return { found, read: (address: string) => cache.match(`${SITE}${address}?revision=1`) }
}

describe('the bundle for offline', () => {
  it('gives every file back, byte by byte', async () => {
    const { read, found } = await unpacked(FILES)
    expect([...found].sort()).toEqual(FILES.map(({ address }) => address).sort())
    for (const { address, bytes } of FILES) {
      const copy = (await read(address)) ?? Response.error()
      expect(Buffer.from(await copy.arrayBuffer())).toEqual(bytes)
    }
  })

  it('gives a file its own type, and the headers of a page, but not those of the transfer', async () => {
    const { read } = await unpacked(FILES)
    const { headers } = (await read('/services')) ?? new Response()
    expect(Object.fromEntries(headers)).toEqual({
      'content-security-policy': "default-src 'none'",
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
    })
    expect((await read('/assets/faqs-DlqIGMgP.js'))?.headers.get('content-type')).toMatch('text/javascript')
  })

  it('gives only what is asked for', async () => {
    const { found, read } = await unpacked(FILES, ['/services', '/elsewhere'])
    expect([...found]).toEqual(['/services'])
    expect(await read('/icons/icon.svg')).toBeUndefined()
  })

  it('has another name for other words and for another policy', () => {
    const names = [
      bundleFile(FILES, 'a').address,
      bundleFile(FILES, 'b').address,
      bundleFile(FILES.slice(1), 'a').address,
    ]
    expect(new Set(names).size).toBe(3)
    expect(bundleFile(FILES, 'a').address).toBe(names[0])
  })

  it('leaves out what a first visit brings by itself, down to the last import', () => {
    const files = [
      kept('services.html', '/services', '<p>'),
      kept('assets/careers-DlqIGMgP.js', '/', 'import"./shared-aaaaaaaa.js"'),
      kept(
        'assets/front-page-below-DlqIGMgP.js',
        '/',
        'import{a}from"./card-aaaaaaaa.js";import("./late-aaaaaaaa.js")',
      ),
      kept('assets/card-aaaaaaaa.js', '/', 'import"./naira-aaaaaaaa.js"'),
      kept('assets/naira-aaaaaaaa.js', '/', ''),
      kept('assets/late-aaaaaaaa.js', '/', ''),
      kept('assets/shared-aaaaaaaa.js', '/', ''),
      kept('assets/workbox-window.prod.es5-Bd17z0YL.js', '/', ''),
      kept('assets/fonts/figtree-v1.woff2', '/', ''),
    ]
    expect(bundledOf(files).map(({ file }) => file)).toEqual([
      'services.html',
      'assets/careers-DlqIGMgP.js',
      'assets/late-aaaaaaaa.js',
      'assets/shared-aaaaaaaa.js',
    ])
  })
})
