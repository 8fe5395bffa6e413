import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { styleHash } from '../../../api/static/page-policy.ts'
import { askTls } from '../../../test/harness/ask-tls.ts'
import { hasHost } from '../../../test/harness/tls-host.ts'
import { plain, type SharedHost, STYLES, sharedHost } from './shared-host-for-tests.ts'

let shared: SharedHost
beforeEach(async () => {
  shared = await sharedHost()
})
afterEach(() => shared.end())
const open: SharedHost['open'] = (options) => shared.open(options)

describe.skipIf(!hasHost('apache'))('Apache with the file of the build', () => {
  it.each(['', '/adbond'])(
    'opens each address below "%s" with its page, and misses what is missing',
    async (base) => {
      const { port } = await open({ base })
      if (base) {
        const moved = await askTls(port, `${base}?utm_source=x`)
        expect([moved.status, moved.headers.location]).toEqual([
          308,
          expect.stringMatching(/\/adbond\/\?utm_source=x$/),
        ])
      }
      for (const [address, status, words] of [
        ['/', 200, 'index.html'],
        ['/services', 200, 'services.html'],
        ['/services/', 200, 'services.html'],
        ['/services.html?utm_source=x', 200, 'services.html'],
        ['/legal', 200, 'legal.html'],
        ['/legal/', 200, 'legal.html'],
        ['/legal/privacy', 200, 'legal/privacy.html'],
        ['/projects/package/7', 200, 'projects/package/7.html'],
        ['/projects/package/7/', 200, 'projects/package/7.html'],
        ['/projects/package/8', 200, 'shells/package.html'],
        ['/resource_hub/plots-from-2.5m', 200, 'shells/post.html'],
        ['/nowhere', 404, '404.html'],
        ['/projects/', 404, '404.html'],
        ['/services/more', 404, '404.html'],
        ['/index.php?id=7', 404, '404.html'],
      ] as const) {
        const answer = await askTls(port, base + address)
        expect([address, answer.status, /<h1>(.*)<\/h1>/.exec(answer.text)?.[1]]).toEqual([
          address,
          status,
          words,
        ])
      }
      for (const missing of [
        '/assets/',
        '/assets/nope-12345678.js',
        '/csp.txt',
        '/sw.js.br',
        '/.env',
        '/resource_hub/old.css',
      ]) {
        const answer = await askTls(port, base + missing)
        expect([missing, answer.status, answer.text]).toEqual([missing, 404, 'Not found'])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
      expect((await askTls(port, `${base}/.well-known/security.txt`)).status).toBe(200)
    },
  )

  it.each(['', '/adbond'])('gives each answer below "%s" its headers once', async (base) => {
    const { port } = await open({ base })
    const headersOf = async (address: string) => (await askTls(port, base + address)).headers
    for (const [address, file] of [
      ['/services', 'services.html'],
      ['/legal/', 'legal.html'],
      ['/projects/package/8', 'shells/package.html'],
      ['/projects/package/7', 'shells/package.html'],
    ] as const) {
      const headers = await headersOf(address)
      const told = headers['content-security-policy'] ?? ''
      expect([address, told.match(/sha256-[^']+/g)]).toEqual([address, [styleHash(STYLES[file])]])
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['strict-transport-security']).toContain('max-age=63072000')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
    expect(await headersOf('/sw.js')).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const asset = await headersOf('/assets/core-abcdefgh.js')
    expect(asset['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(asset).not.toHaveProperty('permissions-policy')
    expect((await headersOf('/nowhere'))['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self';/,
    )
  })

  it('packs what is text, and knows its own name for that again', async () => {
    const { port } = await open()
    for (const [accepted, coding] of [
      ['gzip', 'gzip'],
      ['gzip, br', 'br'],
    ] as const) {
      const ask = (more = {}) => askTls(port, '/sw.js', { 'accept-encoding': accepted, ...more })
      const { headers } = await ask()
      expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding'])
      expect((await ask({ 'if-none-match': headers.etag ?? '' })).status).toBe(304)
    }
  })

  it('leads from HTTP to HTTPS, but for what proves to whom a name belongs', async () => {
    const { plainPort } = await open()
    const ask = (address: string, headers: Record<string, string>) => plain(plainPort, address, headers)
    const host = { host: 'www.adbond.test' }
    expect(await ask('/services?a=1', host)).toEqual([301, 'https://www.adbond.test/services?a=1'])
    expect(await ask('/services', { ...host, 'x-forwarded-proto': 'https' })).toEqual([200, undefined])
    expect(await ask('/.well-known/security.txt', host)).toEqual([200, undefined])
  })

  it('leads from the other name to that of the site, but for what proves to whom that belongs, and for phones that have the site from there', async () => {
    const { port, plainPort } = await open({ name: 'www.adbond.test' })
    const other = { host: 'ADBOND.test' }
    const led = [301, 'https://www.adbond.test/services?a=1']
    expect(await plain(plainPort, '/services?a=1', other), 'in one step').toEqual(led)
    const { status, headers } = await askTls(port, '/services?a=1', other)
    expect([status, headers.location], 'over HTTPS').toEqual(led)
    expect(headers['cache-control'], 'no browser keeps a circle').toBe('no-store')
    expect(await plain(plainPort, '/.well-known/security.txt', other)).toEqual([200, undefined])
    for (const [address, sent] of [
      ['/sw.js', {}],
      ['/services', { 'sec-fetch-mode': 'cors' }],
    ] as const) {
      const { status } = await askTls(port, address, { ...other, ...sent })
      expect(status, `${address} of a phone that has the site from there`).toBe(200)
    }
    const own = await askTls(port, '/services', { host: 'www.adbond.test' })
    expect(own.status).toBe(200)
  })

  it('leaves a folder with rules of its own alone, and the place of an API', async () => {
    const blog = path.join(shared.project, 'dist/blog')
    await mkdir(blog, { recursive: true })
    await mkdir(path.join(shared.project, 'dist/api/v2'), { recursive: true })
    await writeFile(path.join(blog, '.htaccess'), 'RewriteEngine On\nRewriteRule ^a$ a.html [L]\n')
    await writeFile(path.join(blog, 'a.html'), 'a post')
    await cp(path.join(blog, 'a.html'), path.join(shared.project, 'dist/api/v2/posts'))
    const { port } = await open()
    for (const address of ['/blog/a', '/api/v2/posts']) {
      const { status, text, headers } = await askTls(port, address)
      expect([address, status, text]).toEqual([address, 200, 'a post'])
      expect(headers).not.toHaveProperty('content-security-policy')
    }
  })

  it('on a host without any of the modules no file is a fault', async () => {
    const { port } = await open({ isBare: true })
    for (const [address, status] of [
      ['/services.html', 200],
      ['/sw.js', 200],
      ['/nowhere', 404],
      ['/assets/nope.js', 404],
    ] as const)
      expect([address, (await askTls(port, address)).status]).toEqual([address, status])
  })
})
