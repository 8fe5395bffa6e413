/** Plain static hosts over HTTPS with the files of deploy/: every class of answer is what the reference server gives. */
import { readdirSync } from 'node:fs'
import { request } from 'node:https'
import { openSite } from '../../api/static/site.ts'
import { expect, test } from '../harness/journey.ts'
import { type HostName, hasHost, startHost } from '../harness/tls-host.ts'

type Answer = { status: number; headers: Record<string, string | undefined>; text: string }

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

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: `localhost:${port}`, ...headers },
        servername: 'localhost',
        rejectUnauthorized: false,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Answer['headers'],
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const named = (pattern: RegExp, folder = 'dist'): string =>
  readdirSync(folder).find((name) => pattern.test(name)) ?? 'none'

for (const name of ['nginx', 'caddy'] as const satisfies HostName[]) {
  test(`${name} answers every address as the site's own server does`, async () => {
    test.skip(!hasHost(name), `${name} is not installed here`)
    const own = openSite('dist', { behindTls: true })
    const host = await startHost(name)
    const film = named(/\.(mp4|webm)$/, 'dist/assets')
    const picture = named(/\.avif$/, 'dist/assets')
    const paths = [
      ...[
        '/',
        '/index.html',
        '/services',
        '/services/',
        '/services.html?utm_source=x',
        '/legal/privacy',
        '/outbox',
      ],
      ...[
        '/projects/land',
        '/projects/package/101',
        '/projects/package/101/',
        '/resource_hub/title-documents',
      ],
      ...[
        '/shells/any.html',
        '/sw.js',
        '/manifest.webmanifest',
        '/favicon.ico',
        '/robots.txt',
        '/kill-switch.js',
      ],
      `/${named(/^offline-.*\.json$/)}`,
      `/assets/${named(/^core-.*\.js$/, 'dist/assets')}`,
      `/assets/${picture}`,
      ...['/icons/icon.svg', '/share/front-page.jpg', '/assets/fonts/figtree-v1.woff2'],
      ...[
        '/nowhere',
        '/projects/',
        '/projects/package/1/2',
        '/assets/nope-12345678.js',
        '/nope.js',
        '/resource_hub/old.css',
      ],
      ...['/csp.txt', '/index.html.br', '/assets/..%2fcsp.txt'],
      ...(film === 'none' ? [] : [`/assets/${film}`]),
    ]
    const pick = (headers: (name: string) => string | null | undefined) =>
      Object.fromEntries(SAME.map((one) => [one, headers(one)?.toLowerCase() ?? null]))
    try {
      for (const path of paths) {
        const expected = own?.answer(new Request(`https://localhost${path}`))
        const found = await ask(host.port, path)
        expect({ path, status: found.status, ...pick((one) => found.headers[one]) }).toEqual({
          path,
          status: expected?.status,
          ...pick((one) => expected?.headers.get(one)),
        })
        if (expected?.headers.get('content-type')?.startsWith('text/'))
          expect(found.text).toBe(await expected.text())
      }

      const packed = await ask(host.port, '/services', { 'accept-encoding': 'gzip' })
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
      const again = await ask(host.port, '/services', {
        'if-none-match': (await ask(host.port, '/services')).headers.etag ?? '',
      })
      expect([again.status, again.text]).toEqual([304, ''])

      const part = await ask(host.port, `/assets/${film === 'none' ? picture : film}`, { range: 'bytes=2-5' })
      expect([
        part.status,
        part.text.length > 0,
        part.headers['content-range']?.startsWith('bytes 2-5/'),
      ]).toEqual([206, true, true])
    } finally {
      await host.stop()
    }
  })
}
