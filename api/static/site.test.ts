import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { staticPaths } from '#contract/addresses/documents.ts'
import { recordAt } from './record-page.ts'
import { openSite } from './site.ts'
import { siteForTests } from './site-for-tests.ts'

const { ask, folder, remove } = siteForTests()
afterAll(remove)

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
    ['/projects/package/77', '<p>package 77</p>', 200],
    ['/projects/package/77/', '<p>package 77</p>', 200],
    ['/resource_hub/title-documents', '<p>a post</p>', 200],
    ['/resource_hub/%E1%BB%8D', '<p>a post</p>', 200],
    ['/resource_hub/plots-from-2.5m', '<p>a post</p>', 200],
    ['//projects/land', '<p>/projects/land</p>', 200],
    ['/projects//package/101', '<p>a package</p>', 200],
    ['/nowhere', '<p>not found</p>', 404],
    ['/projects/package/1/2', '<p>not found</p>', 404],
    ['/%', '<p>not found</p>', 404],
    ['/index.php?id=7', '<p>not found</p>', 404],
    ['/About.HTML', '<p>not found</p>', 404],
    ['/shop/contact.aspx', '<p>not found</p>', 404],
    ['/resource_hub/old.php', '<p>not found</p>', 404],
    ['/projects/package/999.html', '<p>not found</p>', 404],
    ['/_headers', '<p>not found</p>', 404],
    ['/_redirects', '<p>not found</p>', 404],
  ])('%s is answered directly', async (path, text, status) => {
    const answer = ask(path)
    expect([answer.status, await answer.text()]).toEqual([status, text])
    expect(answer.headers.get('Location')).toBeNull()
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache, no-transform')
  })

  it('of a record is that record also where a slash is doubled', () => {
    expect(recordAt('//projects/package//101/')).toEqual(recordAt('/projects/package/101'))
  })

  it('of thousands of slashes and a letter is refused at once', () => {
    const started = performance.now()
    for (let n = 0; n < 20; n++) expect(recordAt(`/${'/'.repeat(16_000)}${n}`)).toBeNull()
    expect(ask(`/${'/'.repeat(16_000)}a`).status).toBe(404)
    expect(performance.now() - started).toBeLessThan(5_000)
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
    '/deploy/.env',
    '/deploy/%2eenv',
    '/index.html.br',
    '/assets/nope.html',
    '/icons/nope.html',
    '/.git/index.php',
    '/.well-known/nope.html',
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

it('what other programs look for in /.well-known/ is there for them', async () =>
  expect(await ask('/.well-known/security.txt').text()).toBe('Contact: x'))

describe('a build for a sub-path', () => {
  const below = siteForTests({ base: '/adbond' })
  afterAll(below.remove)

  it.each([
    ['/adbond/', '<p>front page</p>', 200],
    ['/adbond/services/', '<p>/services</p>', 200],
    ['/adbond/projects/package/101', '<p>a package</p>', 200],
    ['/adbond/nowhere', '<p>not found</p>', 404],
    ['/adbond/assets/app-abc123.js', 'let app', 200],
    ['/adbond/assets/nope.js', 'Not found', 404],
    ['/services', 'Not found', 404],
    ['/assets/app-abc123.js', 'Not found', 404],
    ['/adbonds', 'Not found', 404],
    ['/adbond/csp.txt', 'Not found', 404],
    ['/adbond/../csp.txt', 'Not found', 404],
  ])('%s', async (path, text, status) => {
    const answer = below.ask(path)
    expect([answer.status, await answer.text()]).toEqual([status, text])
  })

  it('sends the phones on which it lay at the root the worker that removes that one', async () => {
    const answer = below.ask('/sw.js')
    expect([answer.status, await answer.text()]).toEqual([200, 'the kill switch'])
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(await below.ask('/adbond/sw.js').text()).toBe('the worker')
  })

  it.each(['/?utm_source=x', '/adbond?utm_source=x'])('%s leads into it', (path) => {
    const { status, headers } = below.ask(path)
    expect([status, headers.get('Location')]).toEqual([308, '/adbond/?utm_source=x'])
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
