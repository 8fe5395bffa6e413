import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { INTEGRITY_LENGTH } from '../../contract/messages/offline-bundle.ts'
import { fakeCache } from '../../sw/caches/fake-cache-for-tests.ts'
import { earlierCopies } from '../../sw/next-build/earlier-copies.ts'
import { unpackOfflineBundle } from '../../sw/next-build/unpack-offline-bundle.ts'
import { bundledOf, bundleFile, bundleOf, type KeptFile, knownOf } from './offline-bundle.ts'

const SITE = 'https://site.example'
const kept = (file: string, address: string, text: string): KeptFile => ({
  file,
  address,
  bytes: Buffer.from(text),
})
const FILES = [
  kept('services.html', '/services', '<p>Land “by the plot” — ₦450,000</p>\u2028</script>\n'),
  kept(
    'assets/faqs-DlqIGMgP.js',
    '/assets/faqs-DlqIGMgP.js',
    'export const b = "~"; export const a = `\\u{1F600}`\r\n',
  ),
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

const RULES = kept(
  'assets/boot-DlqIGMgP.css',
  '/assets/boot.css',
  '@media print{.a{color:red}}.b{color:#fff}',
)
const FRONT = kept('index.html', '/', '<header class="wide">Adbond</header><style>.b{color:#fff}</style>')

const integrityOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64').slice(0, INTEGRITY_LENGTH)

type Asked = { known?: readonly KeptFile[]; asked?: readonly string[]; text?: string }

async function unpacked(
  files: readonly KeptFile[],
  {
    known = [],
    asked = files.map(({ address }) => address),
    text = bundleFile(bundleOf(files, known), '').text,
  }: Asked = {},
) {
  const cache = fakeCache()
  const answer = new Response(text, { headers: HOST })
  const keyOf = (address: string) => `${SITE}${address}?revision=1`
  const textOf = async (address: string) =>
    known.find((file) => file.address === address)?.bytes.toString() ?? ''
  const wanted = new Map(
    files
      .filter(({ address }) => asked.includes(address))
      .map(({ address, bytes }) => [address, { integrity: integrityOf(bytes) }]),
  )
  const earlier = await earlierCopies(cache, [])
  const found = await unpackOfflineBundle(answer, { textOf, wanted, earlier, keyOf, cache })
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
    const { found, read } = await unpacked(FILES, { asked: ['/services', '/elsewhere'] })
    expect([...found]).toEqual(['/services'])
    expect(await read('/icons/icon.svg')).toBeUndefined()
  })

  it('has another name for other words and for another policy', () => {
    const all = bundleOf(FILES)
    const names = [
      bundleFile(all, 'a').address,
      bundleFile(all, 'b').address,
      bundleFile(bundleOf(FILES.slice(1)), 'a').address,
    ]
    expect(new Set(names).size).toBe(3)
    expect(bundleFile(all, 'a').address).toBe(names[0])
  })

  it('names what every visit has instead of repeating it, and gives it back byte by byte', async () => {
    const page = '<style>@media print{.a{color:red}}.b{color:#fff}</style><header class="wide">Us</header>'
    const known = knownOf([...FILES, RULES, FRONT])
    expect(known).toEqual([RULES, FRONT])
    const files = [kept('faqs.html', '/faqs', page)]
    const { text } = bundleFile(bundleOf(files, known), '')
    expect(text).not.toContain('color')
    expect(text).not.toContain('wide')
    const { read, found } = await unpacked(files, { known })
    expect(await (await read('/faqs'))?.text()).toBe(page)
    expect([...found].sort()).toEqual(['/', '/assets/boot.css', '/faqs'])
  })

  it('keeps no text that is not the build’s', async () => {
    const { text } = bundleFile(
      bundleOf([kept('faqs.html', '/faqs', '<p>of another build</p>'), ...FILES]),
      '',
    )
    const { found, read } = await unpacked([kept('faqs.html', '/faqs', '<p>of this build</p>'), ...FILES], {
      text,
    })
    expect([...found].sort()).toEqual(FILES.map(({ address }) => address).sort())
    expect(await read('/faqs')).toBeUndefined()
  })

  it('leaves a text to itself that has characters of private use, as an owner’s name may', () => {
    const apple = kept('faqs.html', '/faqs', '<p>\uF8FF</p>')
    expect(bundledOf([...FILES, apple])).toEqual(FILES)
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
