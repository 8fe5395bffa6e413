/** Asks a static host and the site's own server for every kind of address of a build: they must say the same. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { openSite } from '../../api/static/site.ts'
import { askTls } from './ask-tls.ts'

const SAME = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'strict-transport-security',
  'cache-control',
  'content-type',
] as const

const PAGES = [
  ...[
    '/',
    '/index.html',
    '/services',
    '/services/',
    '/services.html?utm_source=x',
    '/legal/privacy',
    '/outbox',
  ],
  ...['/projects/land', '/projects/package/101', '/projects/package/101/', '/resource_hub/title-documents'],
  ...['//projects//land', '/projects/package//101'],
  '/shells/any.html',
]
const FILES = [
  ...['/sw.js', '/manifest.webmanifest', '/favicon.ico', '/robots.txt', '/sitemap.xml', '/kill-switch.js'],
  ...['/icons/icon.svg', '/share/front-page.jpg', '/assets/fonts/figtree-v1.woff2'],
]
const MISSING = [
  ...['/nowhere', '/projects/', '/projects/package/1/2', '/assets/nope-12345678.js', '/nope.js'],
  ...['/resource_hub/old.css', '/csp.txt', '/index.html.br', '/assets/..%2fcsp.txt'],
  ...['/index.php?id=7', '/About.HTML', '/shop/contact.aspx', '/resource_hub/old.php'],
  ...['/projects/package/999999.html', '/assets/nope.html', '/icons/nope.html', '/.well-known/nope.html'],
]

/** Files whose names hold a hash, one of each kind. */
export function hashedFiles(dist: string) {
  const named = (pattern: RegExp, folder = '') => {
    const name = readdirSync(path.join(dist, folder)).find((one) => pattern.test(one))
    if (!name) throw new Error(`${dist} has no ${pattern}`)
    return path.posix.join('/', folder, name)
  }
  return {
    bundle: named(/^offline-.*\.json$/),
    script: named(/^core-.*\.js$/, 'assets'),
    picture: named(/\.avif$/, 'assets'),
    film: named(/\.mp4$/, 'assets/films'),
  }
}

type Host = {
  dist?: string
  base?: string
  /** Answers that the host gives before it reads our rules. */
  skipped?: readonly string[]
  /** What the host may say in other words. */
  alike?: (name: string, value: string) => string
}

export async function expectSameAnswers(
  port: number,
  { dist = 'dist', base = '', skipped = [], alike = (_, value) => value }: Host = {},
): Promise<void> {
  const own = openSite(dist, { behindTls: true })
  const all = [...PAGES, ...FILES, ...MISSING, ...Object.values(hashedFiles(dist))]
  for (const address of all.filter((one) => !skipped.includes(one)).map((one) => base + one)) {
    const expected = own?.answer(new Request(`https://localhost${address}`))
    const found = await askTls(port, address)
    const pick = (read: (name: string) => string | null | undefined) =>
      Object.fromEntries(SAME.map((one) => [one, alike(one, read(one)?.toLowerCase() ?? '')]))
    expect({ address, status: found.status, ...pick((one) => found.headers[one]) }).toEqual({
      address,
      status: expected?.status,
      ...pick((one) => expected?.headers.get(one)),
    })
    const isText = expected?.headers.get('content-type')?.startsWith('text/')
    if (isText) expect(found.text).toBe(await expected?.text())
  }
}
