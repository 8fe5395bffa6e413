/** Files that static hosts read: site map, robots, and the headers and rewrites of hosts that take `_headers`. */
import { readFile, writeFile } from 'node:fs/promises'
import { assetHeaders, securityHeaders } from '../api/static/security-headers.ts'
import { NOT_FOUND_FILE, personalPaths, SHELLS, staticPaths } from '../contract/documents.ts'
import { siteConfig } from '../contract/site-config.ts'
import { dynamicPatterns, sitePaths } from '../contract/site-paths.ts'

/** /legal says the same as /legal/privacy (E19). */
const UNLISTED: readonly string[] = [sitePaths.legal, ...personalPaths]

export async function writeHostFiles(): Promise<void> {
  await writeFile('dist/robots.txt', robots())
  if (siteConfig.siteUrl) await writeFile('dist/sitemap.xml', siteMap(siteConfig.siteUrl))
  await writeFile('dist/_redirects', redirects())
  await writeFile('dist/_headers', headers(await readFile('dist/csp.txt', 'utf8')))
}

/** Both need full addresses: without the owner's `VITE_SITE_URL` there is no site map to point to. */
function robots(): string {
  const siteMapLine = siteConfig.siteUrl ? `Sitemap: ${siteConfig.siteUrl}/sitemap.xml\n` : ''
  return `User-agent: *\nAllow: /\n${siteMapLine}`
}

function siteMap(siteUrl: string): string {
  const listed = staticPaths.filter((path) => !UNLISTED.includes(path))
  const urls = listed.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

function redirects(): string {
  const rows = [
    [dynamicPatterns.package, `/${SHELLS.package}`, '200'],
    [dynamicPatterns.post, `/${SHELLS.post}`, '200'],
    ['/*', `/${NOT_FOUND_FILE}`, '404'],
  ]
  return `${rows.map((row) => row.join(' ')).join('\n')}\n`
}

function headers(policy: string): string {
  const page = { ...securityHeaders(policy), 'Cache-Control': 'no-cache' }
  const beside = { ...assetHeaders(page), 'Cache-Control': 'no-cache' }
  const asset = { ...beside, 'Cache-Control': 'public, max-age=31536000, immutable' }
  const lines = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)
  const besides = ['/icons/*', '/share/*', '/screenshots/*', '/manifest.webmanifest', '/favicon.ico']
  const small = besides.flatMap((path) => [path, ...lines(beside)])
  return [`/*`, ...lines(page), '/assets/*', ...lines(asset), ...small, ''].join('\n')
}
