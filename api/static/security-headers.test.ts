import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_POLICY, POLICY, STYLED_POLICY, siteForTests } from './site-for-tests.ts'

const { ask, remove } = siteForTests()
afterAll(remove)

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

  it.each([
    ['/', PAGE_POLICY],
    ['/nowhere', PAGE_POLICY],
    ['/shells/any.html', STYLED_POLICY],
    ['/assets/nope.js', PAGE_POLICY],
    ['/sw.js', PAGE_POLICY],
    ['/robots.txt', PAGE_POLICY],
    ['/offline-abcdefgh.json', POLICY],
  ])('%s carries every guard, and the hashes of the styles that it has or brings', (path, policy) => {
    const { headers } = ask(path)
    expect(headers.get('Content-Security-Policy')).toBe(policy)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  it.each(['/assets/app-abc123.js', '/manifest.webmanifest'])(
    '%s carries only what protects it by itself',
    (path) => {
      const { headers } = ask(path)
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toBeNull()
    },
  )

  it('add TLS only where there is TLS', () => {
    const secure = siteForTests({ behindTls: true })
    const { headers } = secure.ask('/')
    const asset = secure.ask('/assets/app-abc123.js')
    secure.remove()
    expect(asset.headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toBe(`${PAGE_POLICY}; upgrade-insecure-requests`)
  })
})
