/**
 * What a plain static host has to do with each address, listed once. The configurations for nginx and Caddy are written
 * from it, and it does what the reference server does (api/static/site.ts).
 */
import { FORMER_PAGE } from '../../api/static/former-page.ts'
import { pagePolicy } from '../../api/static/page-policy.ts'
import { assetHeaders, FOR_EVER, PAGE_LIFE, tlsHeaders } from '../../api/static/security-headers.ts'
import {
  ANY_PAGE_FILE,
  documentOf,
  NOT_FOUND_FILE,
  SHELLS,
  staticPaths,
} from '../../contract/addresses/documents.ts'
import { dynamicPatterns } from '../../contract/site-paths.ts'

type Headers = Readonly<Record<string, string>>

export type HostRule = {
  /** Of the whole path, for PCRE and RE2 alike, without braces. The first rule that matches counts. */
  path: string
  /** The file that answers; 'asked' = that of the address itself, and 404 where there is none. */
  file: string | 'asked' | 'none'
  /** The page that says so to a person, in place of two words: for an asked file alone. */
  absent?: HostRule
  /** What `path` captures, with `.html`, comes first where there is such a file (build/pages/record-pages.ts). */
  hasOwnFiles?: boolean
  /** An owner replaces it alone (docs/owner.md): the host compresses it, and trusts no copy made beforehand. */
  isReplaced?: boolean
  status: 200 | 404
  headers: Headers
}

/** Where the configurations expect the reference server when the API is the site's own. */
export const API_SERVER = '127.0.0.1:8080'

/** What the API answers on the site's own host: its calls, and the media that it names without a host. */
export const proxiedAddresses = (apiBaseUrl: string): string[] =>
  apiBaseUrl.startsWith('/') ? [`${apiBaseUrl}/`, '/media/'] : []

const CHECKED = { 'Cache-Control': 'no-cache' }

type Build = {
  /** The whole policy, with the rules of every page. */
  policy: string
  /** Whether it answers with a page of the build. */
  read: (file: string) => Promise<string>
  /** The folder of the site on its host: `/adbond`, or ''. */
  base: string
}

export async function hostRules({ policy, read, base }: Build): Promise<HostRule[]> {
  const whole = { ...tlsHeaders(policy), ...CHECKED }
  const file = { ...tlsHeaders(pagePolicy(policy, '')), ...CHECKED }
  const asset = assetHeaders(whole)
  const here = `^${literal(base)}/`
  const asked = (below: string, headers: Headers): HostRule => ({
    ...{ path: here + below, file: 'asked', status: 200, headers },
  })
  const page = async (below: string, file: string, status: 200 | 404 = 200): Promise<HostRule> => ({
    path: here + below,
    file,
    status,
    headers: { ...tlsHeaders(pagePolicy(policy, await read(file))), 'Cache-Control': PAGE_LIFE },
  })
  const shell = async (pattern: string, file: string): Promise<HostRule> => ({
    ...(await page('', file)),
    path: `^(${literal(base)}/${before(pattern)}[^/]+)/?$`,
    hasOwnFiles: true,
  })
  const [ofPackage, ofPost] = [
    await shell(dynamicPatterns.package, SHELLS.package),
    await shell(dynamicPatterns.post, SHELLS.post),
  ]
  const absent = await page('', NOT_FOUND_FILE, 404)
  const orPage = (below: string, headers: Headers): HostRule => ({ ...asked(below, headers), absent })
  const frames = [SHELLS.package, SHELLS.post, ANY_PAGE_FILE]
  return [
    asked(WELL_KNOWN, file),
    { path: here + HIDDEN, file: 'none', status: 404, headers: goneHeaders(policy) },
    ...(await Promise.all(staticPaths.map((path) => page(addressesOf(path), documentOf(path).file)))),
    ...(await Promise.all(frames.map((file) => page(`${literal(file)}$`, file)))),
    { ...asked('sw\\.js$', file), isReplaced: true },
    asked('offline-[A-Za-z0-9_-]+\\.json$', whole),
    asked('(?:(?:icons|share|screenshots)/|(?:manifest\\.webmanifest|favicon\\.ico)$)', {
      ...asset,
      ...CHECKED,
    }),
    asked('assets/', { ...asset, 'Cache-Control': FOR_EVER }),
    orPage(`${before(dynamicPatterns.package)}[^/]+\\.html$`, ofPackage.headers),
    orPage(`${before(dynamicPatterns.post)}[^/]+\\.html$`, ofPost.headers),
    orPage(`.*${FORMER_PAGE}`, file),
    // A browser would keep a page sent for a missing script as that script.
    asked('.*\\.[A-Za-z][A-Za-z0-9]*$', file),
    ofPackage,
    ofPost,
    absent,
  ]
}

/** For a missing file: nobody may keep the answer. */
export const goneHeaders = (policy: string): Headers => ({
  ...tlsHeaders(pagePolicy(policy, '')),
  'Cache-Control': 'no-store',
})

/**
 * The server behind a host knows the packages and posts of today, and its site map names them. The rule of the build's own,
 * which stands in where no server answers, or one that has none. Null where the API is elsewhere.
 */
export function siteMapBehind({ rules, base, proxied }: BehindHost): { at: string; built: HostRule } | null {
  const at = `${base}/sitemap.xml`
  const built = rules.find(({ path }) => new RegExp(path).test(at))
  return built && proxied.length > 0 ? { at, built } : null
}

export type BehindHost = { rules: readonly HostRule[]; base: string; proxied: readonly string[] }

/** What an owner puts there for other programs, as for a certificate. */
const WELL_KNOWN = '\\.well-known/(?:[^/.][^/]*/)*[^/.][^/]*$'

/** Files that serve the build or another host, compressed copies, and `deploy/.env` where somebody serves the project. */
const HIDDEN = '(?:(?:csp\\.txt|_headers|_redirects)$|(?:.*/)?\\.|.*\\.(?:br|gz)$)'

/** Where a copy of the build lies on a host of one's own. A build empties `dist/` itself while it runs. */
export const SITE_ROOT = '/srv/adbond-site'

/** The owner writes the site's name in its place. */
export const SAMPLE_NAME = 'www.example.com'

/** People type the name of a site with `www.` and without. */
export const otherNameOf = (name: string): string => (name.startsWith('www.') ? name.slice(4) : `www.${name}`)

const addressesOf = (path: string): string =>
  path === '/' ? '(?:index\\.html)?$' : `${literal(path.slice(1))}(?:\\.html|/)?$`

/** `/projects/package/:id` → `projects/package/`. */
const before = (pattern: string): string => literal(pattern.slice(1, pattern.indexOf(':')))

const literal = (text: string): string => text.replaceAll('.', '\\.')
