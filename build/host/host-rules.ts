/**
 * What a plain static host has to do with each address, once: the configurations for nginx and Caddy are written from it,
 * and it does what the reference server does (api/static/site.ts).
 */
import { pagePolicy } from '../../api/static/page-policy.ts'
import { assetHeaders, FOR_EVER, tlsHeaders } from '../../api/static/security-headers.ts'
import { ANY_PAGE_FILE, documentOf, NOT_FOUND_FILE, SHELLS, staticPaths } from '../../contract/documents.ts'
import { dynamicPatterns } from '../../contract/site-paths.ts'

type Headers = Readonly<Record<string, string>>

export type HostRule = {
  /** Of the path below the base, for PCRE and RE2 alike, without braces. The first rule that matches counts. */
  path: string
  /** The file that is the answer; 'asked' = that of the address itself, and 404 where there is none. */
  file: string | 'asked' | 'none'
  status: 200 | 404
  headers: Headers
}

const CHECKED = { 'Cache-Control': 'no-cache' }

/** `read` gives a page of the build; `policy` is the whole of it, with the rules of every page. */
export async function hostRules(
  policy: string,
  read: (file: string) => Promise<string>,
): Promise<HostRule[]> {
  const whole = { ...tlsHeaders(policy), ...CHECKED }
  const asset = assetHeaders(whole)
  const page = async (path: string, file: string, status: 200 | 404 = 200): Promise<HostRule> => ({
    path,
    file,
    status,
    headers: { ...tlsHeaders(pagePolicy(policy, await read(file))), ...CHECKED },
  })
  const frames = [SHELLS.package, SHELLS.post, ANY_PAGE_FILE]
  return [
    { path: HIDDEN, file: 'none', status: 404, headers: goneHeaders(policy) },
    ...(await Promise.all(staticPaths.map((path) => page(addressesOf(path), documentOf(path).file)))),
    ...(await Promise.all(frames.map((file) => page(`^/${literal(file)}$`, file)))),
    asked('^/(?:sw\\.js|offline-[A-Za-z0-9_-]+\\.json)$', whole),
    asked('^/(?:icons|share|screenshots)/|^/(?:manifest\\.webmanifest|favicon\\.ico)$', {
      ...asset,
      ...CHECKED,
    }),
    asked('^/assets/', { ...asset, 'Cache-Control': FOR_EVER }),
    // A page in place of a missing script would be kept as that script.
    asked('\\.[A-Za-z0-9]+$', whole),
    await page(`^${below(dynamicPatterns.package)}[^/]+/?$`, SHELLS.package),
    await page(`^${below(dynamicPatterns.post)}[^/]+/?$`, SHELLS.post),
    await page('^/', NOT_FOUND_FILE, 404),
  ]
}

/** Of a file that is not there: nobody may keep the answer. */
export const goneHeaders = (policy: string): Headers => ({
  ...tlsHeaders(policy),
  'Cache-Control': 'no-store',
})

/** Files that serve the build or another host, and the compressed forms of others. */
const HIDDEN = '^/(?:csp\\.txt|_headers|_redirects)$|^/\\.|\\.(?:br|gz)$'

const asked = (path: string, headers: Headers): HostRule => ({ path, file: 'asked', status: 200, headers })

const addressesOf = (path: string): string =>
  path === '/' ? '^/(?:index\\.html)?$' : `^${literal(path)}(?:\\.html|/)?$`

const below = (pattern: string): string => literal(pattern.slice(0, pattern.indexOf(':')))

const literal = (text: string): string => text.replaceAll('.', '\\.')
