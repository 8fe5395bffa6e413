import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticPaths } from '#contract/documents.ts'
import { openSite, type Site } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'adbond-site-'))
const POLICY = "default-src 'none'; script-src 'self'; style-src 'sha256-abc'"
const FILES: Record<string, string> = {
  'index.html': '<p>front page</p>',
  'index.html.br': 'brotli of the front page',
  'index.html.gz': 'gzip of the front page',
  '404.html': '<p>not found</p>',
  'shells/package.html': '<p>a package</p>',
  'shells/post.html': '<p>a post</p>',
  'assets/app-abc123.js': 'let app',
  'assets/app-abc123.js.br': 'brotli of the app',
  'assets/walk-abc123.mp4': '0123456789',
  'assets/face-abc123.woff2': 'a font',
  'sw.js': 'the worker',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'csp.txt': `${POLICY}\n`,
  _headers: '/*',
  '.vite/manifest.json': '{}',
  ...Object.fromEntries(staticPaths.slice(1).map((path) => [`${path.slice(1)}.html`, `<p>${path}</p>`])),
}

let site: Site
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.answer(new Request(`http://site${path}`, { headers, method }))

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const opened = openSite(folder)
  if (!opened) throw new Error('the site was not found')
  site = opened
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a page', () => {
  it.each([
    ['/', '<p>front page</p>', 200],
    ['/?utm_source=x', '<p>front page</p>', 200],
    ['/services', '<p>/services</p>', 200],
    ['/services/', '<p>/services</p>', 200],
    ['/services.html', '<p>/services</p>', 200],
    ['/projects/land?scheduleTab=agro', '<p>/projects/land</p>', 200],
    ['/projects/package/101', '<p>a package</p>', 200],
    ['/projects/package/101/', '<p>a package</p>', 200],
    ['/resource_hub/title-documents', '<p>a post</p>', 200],
    ['/resource_hub/%E1%BB%8D', '<p>a post</p>', 200],
    ['/nowhere', '<p>not found</p>', 404],
    ['/projects/package/1/2', '<p>not found</p>', 404],
    ['/%', '<p>not found</p>', 404],
    ['/_headers', '<p>not found</p>', 404],
  ])('%s is answered directly', async (path, text, status) => {
    const answer = ask(path)
    expect([answer.status, await answer.text()]).toEqual([status, text])
    expect(answer.headers.get('Location')).toBeNull()
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each(staticPaths)('%s is there without a redirect', (path) => expect(ask(path).status).toBe(200))
})

describe('a file that is not there', () => {
  it.each([
    '/assets/nope-123.js',
    '/assets/none',
    '/nope.js',
    '/resource_hub/old.css',
    '/favicon.ico',
    '/csp.txt',
    '/.vite/manifest.json',
    '/index.html.br',
  ])('%s is 404 and never a page', async (path) => {
    const answer = ask(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each([
    '/../csp.txt',
    '/..%2fcsp.txt',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
  ])('%s leads nowhere', async (path) => {
    const answer = ask(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toMatch(/root:|sha256/)
  })
})

describe('the headers of a file', () => {
  it.each([
    ['/assets/app-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/face-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s says what it is and how long it lives', (path, type, caching) => {
    const { headers } = ask(path)
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([type, caching])
  })

  it.each(['/', '/nowhere', '/assets/app-abc123.js', '/assets/nope.js', '/sw.js', '/robots.txt'])(
    '%s carries every guard',
    (path) => {
      const { headers } = ask(path)
      expect(headers.get('Content-Security-Policy')).toBe(POLICY)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
      expect(headers.get('Strict-Transport-Security')).toBeNull()
    },
  )

  it('add TLS only where there is TLS', () => {
    const { headers } =
      openSite(folder, { behindTls: true })?.answer(new Request('https://site/')) ?? ask('/')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toBe(`${POLICY}; upgrade-insecure-requests`)
  })
})

describe('a file that exists', () => {
  it('comes in the smallest form the client takes, with its length', async () => {
    for (const [accept, text, coding] of [
      ['gzip, br', 'brotli of the front page', 'br'],
      ['gzip', 'gzip of the front page', 'gzip'],
      ['', '<p>front page</p>', null],
    ] as const) {
      const answer = ask('/', { 'Accept-Encoding': accept })
      const { headers } = answer
      expect(await answer.text()).toBe(text)
      expect(headers.get('Content-Encoding')).toBe(coding)
      expect(headers.get('Content-Length')).toBe(String(text.length))
      expect(headers.get('Vary')).toBe('Accept-Encoding')
    }
  })

  it('is 304 for who has this form of it', async () => {
    const accept = { 'Accept-Encoding': 'br' }
    const etag = ask('/', accept).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = ask('/', { ...accept, 'If-None-Match': etag })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    expect(again.headers.get('Content-Security-Policy')).toBe(POLICY)
    expect(ask('/', { 'If-None-Match': etag }).status).toBe(200)
    expect(ask('/nowhere', { 'If-None-Match': '*' }).status).toBe(404)
  })

  it('comes in parts when a player asks for parts', async () => {
    const part = ask('/assets/walk-abc123.mp4', { Range: 'bytes=2-5' })
    expect([part.status, await part.text()]).toEqual([206, '2345'])
    expect(part.headers.get('Content-Range')).toBe('bytes 2-5/10')
    expect(part.headers.get('Content-Length')).toBe('4')
    expect(part.headers.get('Content-Type')).toBe('video/mp4')
    const beyond = ask('/assets/walk-abc123.mp4', { Range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
    const changed = ask('/assets/walk-abc123.mp4', { Range: 'bytes=2-5', 'If-Range': '"old"' })
    expect([changed.status, changed.headers.get('Accept-Ranges')]).toEqual([200, 'bytes'])
  })

  it('answers HEAD like GET, without the body', async () => {
    const answer = ask('/', {}, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('Content-Length')).toBe('17')
  })

  it('is never written to', () => {
    const answer = ask('/', {}, 'POST')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('does not notice what happens to the folder later', async () => {
    writeFileSync(join(folder, 'robots.txt'), 'changed')
    expect(await ask('/robots.txt').text()).toBe('User-agent: *')
  })
})

describe('a folder without a site', () => {
  it('is no site', () => expect(openSite(join(folder, 'none'))).toBeNull())

  it('gets the strict policy when the build wrote none', () => {
    const bare = mkdtempSync(join(tmpdir(), 'adbond-bare-'))
    writeFileSync(join(bare, 'index.html'), '')
    const policy = openSite(bare)?.answer(new Request('http://site/')).headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('unsafe')
    rmSync(bare, { recursive: true })
  })
})
