import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentOf, NOT_FOUND_FILE, SHELLS, staticPaths } from '../../contract/addresses/documents.ts'
import { cloudflarePages, ending, netlify } from './static-hosts-for-tests.ts'

const RECORDS = ['/projects/package/7', '/resource_hub/how-to'] as const

/** What lies in a build that knew two records. */
const FILES = [
  ...staticPaths.map((path) => documentOf(path).file),
  ...[SHELLS.package, SHELLS.post, NOT_FOUND_FILE, 'assets/core.js'],
  ...RECORDS.map((path) => `${path.slice(1)}.html`),
]

const HOSTS = [
  ['Cloudflare Pages', '', cloudflarePages],
  ['Cloudflare Pages', '/adbond', cloudflarePages],
  ['Netlify', '', netlify],
  ['Netlify', '/adbond', netlify],
] as const

it('no row has a status for which Cloudflare Workers refuse a site at the root of its host', async () => {
  const { redirects } = await import('./host-files.ts')
  const statuses = redirects(RECORDS)
    .trim()
    .split('\n')
    .map((row) => Number(row.split(' ')[2]))
  for (const status of statuses) expect([200, 301, 302, 303, 307, 308]).toContain(status)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe.each(HOSTS)('the rows of `_redirects` on %s below "%s"', (_, base, host) => {
  let open: (path: string) => ReturnType<typeof ending>

  beforeEach(async () => {
    vi.stubEnv('VITE_BASE_PATH', base)
    const { redirects } = await import('./host-files.ts')
    const files = new Set(FILES.map((file) => `${base}/${file}`.slice(1)))
    const answer = host(redirects(RECORDS), files)
    open = (path) => ending(answer, base + path)
  })

  const shows = (file: string, address: string, status = 200) => ({
    status,
    file: `${base}/${file}`.slice(1),
    address: base + address,
  })

  it('leave every page known at build time at its address', () => {
    for (const path of staticPaths) expect(open(path)).toEqual(shows(documentOf(path).file, path))
  })

  it.each([
    ['/projects/package/7', 'projects/package/7.html'],
    ['/projects/package/8', SHELLS.package],
    ['/resource_hub/how-to', 'resource_hub/how-to.html'],
    ['/resource_hub/other', SHELLS.post],
    ['/assets/core.js', 'assets/core.js'],
  ])('open %s with %s, and the address stays', (path, file) => expect(open(path)).toEqual(shows(file, path)))

  it.each(['/nowhere', '/projects/package/1/2', '/assets/gone.js'])(
    'say of %s that it does not exist',
    (path) => expect(open(path)).toEqual(shows(NOT_FOUND_FILE, path, 404)),
  )

  it('open the name of a file as its page', () =>
    expect(open('/services.html')).toMatchObject({ status: 200, file: `${base}/services.html`.slice(1) }))
})
