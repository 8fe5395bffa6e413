/** Files that static hosts read: site map, robots, and the headers and rewrites of hosts that take `_headers`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pagePolicy } from '../../api/static/page-policy.ts'
import {
  ANY_PAGE_FILE,
  documentOf,
  NOT_FOUND_FILE,
  personalPaths,
  SHELLS,
  staticPaths,
} from '../../contract/addresses/documents.ts'
import { withBase } from '../../contract/base-path.ts'
import { siteMapEntry } from '../../contract/link-preview/site-map-entry.ts'
import { isBundleAddress } from '../../contract/messages/offline-bundle.ts'
import { siteConfig } from '../../contract/site-config.ts'
import { dynamicPatterns, sitePaths } from '../../contract/site-paths.ts'
import { hostHeaders } from './host-headers.ts'

/** /legal says the same as /legal/privacy (decision E19). */
const UNLISTED: readonly string[] = [sitePaths.legal, ...personalPaths]

/** `recordPages`: addresses of packages and posts that have a file. The error screen has its policy inside: no rule of a host names an address that does not exist. */
export async function writeHostFiles(recordPages: readonly string[] = []): Promise<void> {
  await writeFile('dist/robots.txt', robots())
  if (siteConfig.siteUrl) await writeFile('dist/sitemap.xml', siteMap(siteConfig.siteUrl, recordPages))
  await writeFile('dist/_redirects', redirects(recordPages))
  const policy = await readFile('dist/csp.txt', 'utf8')
  const notFound = await readFile(`dist/${NOT_FOUND_FILE}`, 'utf8')
  await writeFile(`dist/${NOT_FOUND_FILE}`, withPolicyInside(notFound, pagePolicy(policy, notFound)))
  const bundles = (await readdir('dist')).map((name) => `/${name}`).filter(isBundleAddress)
  await writeFile('dist/_headers', hostHeaders(policy, await pagesByAddress(), bundles, siteConfig.basePath))
}

/** Both need full addresses: without the owner's `VITE_SITE_URL` there is no site map to point to. */
function robots(): string {
  const siteMapLine = siteConfig.siteUrl ? `Sitemap: ${siteConfig.siteUrl}/sitemap.xml\n` : ''
  return `User-agent: *\nAllow: /\n${siteMapLine}`
}

function siteMap(siteUrl: string, recordPages: readonly string[]): string {
  const listed = [...staticPaths.filter((path) => !UNLISTED.includes(path)), ...recordPages]
  const urls = listed.map((path) => siteMapEntry(siteUrl + path)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

/**
 * Cloudflare Pages reads these rows before it looks for a file, and moves an address that ends in `.html`. So no row of
 * a page names an ending, and each record's page has a row that leads to itself, before that of all. Netlify passes
 * over such a row, and shadows no file. The last row is for Netlify alone, which finds an error screen by itself only at
 * the root. Cloudflare Workers refuse a site with such a row.
 */
export function redirects(recordPages: readonly string[]): string {
  const shell = (kind: keyof typeof SHELLS) => `/${SHELLS[kind].replace(/\.html$/, '')}`
  const rows = [
    ...recordPages.map((path) => [withBase(path), withBase(path), '200']),
    [withBase(dynamicPatterns.package), withBase(shell('package')), '200'],
    [withBase(dynamicPatterns.post), withBase(shell('post')), '200'],
    ...(siteConfig.basePath ? [[withBase('/*'), withBase(`/${NOT_FOUND_FILE}`), '404']] : []),
  ]
  return `${rows.map((row) => row.join(' ')).join('\n')}\n`
}

/** Only a header can say who may frame a page. */
const withPolicyInside = (page: string, policy: string): string => {
  const said = policy.replace(/ ?frame-ancestors [^;]*;/, '')
  return page.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${said}">`)
}

async function pagesByAddress(): Promise<Map<string, string>> {
  const files = [
    ...staticPaths.map((path) => [path, documentOf(path).file]),
    ...[SHELLS.package, SHELLS.post, ANY_PAGE_FILE].map((file) => [`/${file}`, file]),
    [dynamicPatterns.package, SHELLS.package],
    [dynamicPatterns.post, SHELLS.post],
  ] as const
  const read = files.map(async ([path, file]) => [path, await readFile(`dist/${file}`, 'utf8')] as const)
  return new Map(await Promise.all(read))
}
