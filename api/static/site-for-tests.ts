import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { staticPaths } from '#contract/addresses/documents.ts'
import { styleHash } from './page-policy.ts'
import { openSite } from './site.ts'

const RULES = 'p{margin:0}'
const policyWith = (hashes: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'${hashes}; base-uri 'none'`

/** What the build writes; the part of it that a page with rules of its own gets; and that of a page without. */
export const POLICY = policyWith(` '${styleHash(RULES)}' '${styleHash('p{margin:1px}')}'`)
export const STYLED_POLICY = policyWith(` '${styleHash(RULES)}'`)
export const PAGE_POLICY = policyWith('')

const FILES: Record<string, string> = {
  'index.html': '<p>front page</p>',
  'index.html.br': 'brotli of the front page',
  'index.html.gz': 'gzip of the front page',
  '404.html': '<p>not found</p>',
  'shells/package.html': '<p>a package</p>',
  'shells/post.html': '<p>a post</p>',
  'projects/package/77.html': '<p>package 77</p>',
  'assets/app-abc123.js': 'let app',
  'assets/app-abc123.js.br': 'brotli of the app',
  'assets/walk-abc123.mp4': '0123456789',
  'assets/face-abc123.woff2': 'a font',
  'sw.js': 'the worker',
  'kill-switch.js': 'the kill switch',
  'offline-abcdefgh.json': '{}',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'csp.txt': `${POLICY}\n`,
  _headers: '/*',
  '.vite/manifest.json': '{}',
  'deploy/.env': 'POSTGRES_PASSWORD=x',
  '.well-known/security.txt': 'Contact: x',
  ...Object.fromEntries(staticPaths.slice(1).map((path) => [`${path.slice(1)}.html`, `<p>${path}</p>`])),
  'shells/any.html': `<style>${RULES}</style>`,
}

/** A built site in a folder of its own. */
export function siteForTests({ base, ...options }: { behindTls?: boolean; base?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'adbond-site-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  if (base) writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify({ scope: `${base}/` }))
  const site = openSite(folder, options)
  if (!site) throw new Error('the site was not found')
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.answer(new Request(`http://site${path}`, { headers, method }))
  return { ask, folder, remove: () => rmSync(folder, { recursive: true }) }
}
