import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentOf, NOT_FOUND_FILE, SHELLS } from '#contract/addresses/documents.ts'
import { withoutSlashes } from '#contract/addresses/without-slashes.ts'
import { withoutBase } from '#contract/base-path.ts'
import { decoded } from '#contract/decoded.ts'
import { siteUrlOf } from '#contract/link-preview/fill-head.ts'
import { isBundleAddress } from '#contract/messages/offline-bundle.ts'
import { baseOfBuild } from './base-of-build.ts'
import { fileAnswer } from './file-answer.ts'
import { FORMER_PAGE } from './former-page.ts'
import { pagePolicy } from './page-policy.ts'
import { type RecordPage, readsHere, recordAt } from './record-page.ts'
import {
  assetHeaders,
  FOR_EVER,
  PAGE_LIFE,
  STRICT_CSP,
  securityHeaders,
  tlsHeaders,
} from './security-headers.ts'
import { loadFiles, type ServedFile } from './served-files.ts'

export type Site = {
  answer: (request: Request) => Response
  /** The page of a record that is asked for; null for all else, and in a build that reads from another API. */
  recordPage: (request: Request) => RecordPage | null
  /** The site map if it is asked for, for who knows more addresses; null as above. */
  siteMap: (request: Request) => SiteMap | null
}

export type SiteMap = Pick<RecordPage, 'siteUrl' | 'answer'> & { file: ServedFile }

/** Written by the build for the server alone: the policy with the hashes of the pages' inline styles. */
const CSP_FILE = 'csp.txt'

/** Files that serve the build or another host, and what an owner left between them: visitors do not need them. */
const HIDDEN = /^(?:csp\.txt|_headers|_redirects)$|^\.(?!well-known\/)|\/\./

/** The built site of `folder`, or null when there is none. Read once: a running server serves one build. */
export function openSite(folder: string, { behindTls = false } = {}): Site | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const files = loadFiles(folder)
  const cspFile = join(folder, CSP_FILE)
  const csp = existsSync(cspFile) ? readFileSync(cspFile, 'utf8').trim() : STRICT_CSP
  const headersFor = behindTls ? tlsHeaders : securityHeaders
  const ofBundle = headersFor(csp)
  const ofFiles = headersFor(pagePolicy(csp, ''))
  const ofPages = new Map(
    [...files.keys()]
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, headersFor(pagePolicy(csp, textOf(files.get(name))))]),
  )
  const base = baseOfBuild(files.get('manifest.webmanifest'))
  const build: Build = {
    files,
    base,
    guardsOf: (name) => ofPages.get(name) ?? (isBundleAddress(`/${name}`) ? ofBundle : ofFiles),
  }
  const siteUrl = siteUrlOf(textOf(files.get('index.html')))
  const readsOwn = Object.values(SHELLS).every((name) => {
    const shell = files.get(name)
    return shell !== undefined && readsHere(shell)
  })
  return {
    answer: (request) => answer(request, build),
    recordPage: (request) => (readsOwn ? recordPage(request, build, siteUrl) : null),
    siteMap: (request) => (readsOwn ? siteMap(request, build, siteUrl) : null),
  }
}

function recordPage(request: Request, { files, base, guardsOf }: Build, siteUrl: string): RecordPage | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const path = withoutBase(new URL(request.url).pathname, base)
  const record = path === null || isAsset(decoded(path)) ? null : recordAt(path)
  const shell = record && files.get(SHELLS[record.kind])
  if (!record || !shell || documentOf(decoded(path ?? '')).file !== SHELLS[record.kind]) return null
  const headers = { ...guardsOf(SHELLS[record.kind]), 'Cache-Control': PAGE_LIFE }
  return { ...record, shell, siteUrl, answer: (file) => fileAnswer(request, file, headers) }
}

const SITE_MAP_FILE = 'sitemap.xml'

function siteMap(request: Request, { files, base, guardsOf }: Build, siteUrl: string): SiteMap | null {
  const file = files.get(SITE_MAP_FILE)
  const isAsked = withoutBase(decoded(new URL(request.url).pathname), base) === `/${SITE_MAP_FILE}`
  if (!file || !isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const headers = { ...guardsOf(SITE_MAP_FILE), 'Cache-Control': 'no-cache' }
  return { file, siteUrl, answer: (full) => fileAnswer(request, full, headers) }
}

const textOf = (file: ServedFile | undefined) => new TextDecoder().decode(file?.body)

/**
 * Headers of a file. The bundle for offline passes its own on to the pages in it: they name the rules of every page.
 */
type GuardsOf = (name: string) => Record<string, string>

type Build = { files: ReadonlyMap<string, ServedFile>; base: string; guardsOf: GuardsOf }

function answer(request: Request, { files, base, guardsOf }: Build): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain('Method not allowed', 405, { ...guardsOf(''), Allow: 'GET, HEAD' })
  }
  const pageAnswer = (name: string, page: ServedFile, status: 200 | 404) =>
    fileAnswer(request, page, { ...guardsOf(name), 'Cache-Control': PAGE_LIFE }, status)
  const { pathname: asked, search } = new URL(request.url)
  const pathname = decoded(asked).replace(/\/+/g, '/') // as nginx and Caddy do
  if (base && (pathname === '/' || pathname === base)) return moved(`${base}/${search}`, guardsOf(''))
  // Before it moved, the site may have lain at the root: phones that kept it ask there for a newer worker.
  const path = base && pathname === '/sw.js' ? '/kill-switch.js' : withoutBase(pathname, base)
  if (path === null) return plain('Not found', 404, guardsOf(''))
  const name = path.slice(1)
  const file = HIDDEN.test(name) ? undefined : files.get(name)
  if (file && livesForEver(name)) {
    return fileAnswer(request, file, { ...assetHeaders(guardsOf(name)), 'Cache-Control': FOR_EVER })
  }
  if (file) {
    const needed = governsNothing(name) ? assetHeaders(guardsOf(name)) : guardsOf(name)
    return fileAnswer(request, file, {
      ...needed,
      'Cache-Control': name.endsWith('.html') ? PAGE_LIFE : 'no-cache',
    })
  }
  // A browser would keep a page sent for a missing script as that script: white screen for ever.
  if (isAsset(path) && !isFormerPage(name)) return plain('Not found', 404, guardsOf(name))
  // A record whose head was known at build time has a file of its own (build/pages/record-pages.ts).
  const ownName = `${withoutSlashes(name)}.html`
  const own = recordAt(path) && files.get(ownName)
  if (own) return pageAnswer(ownName, own, 200)
  const { file: documentName, status } = documentOf(path)
  const document = isFormerPage(name) ? undefined : files.get(documentName)
  if (document) return pageAnswer(documentName, document, status)
  const notFound = files.get(NOT_FOUND_FILE)
  if (notFound) return pageAnswer(NOT_FOUND_FILE, notFound, 404)
  return plain('Not found', 404, guardsOf(name))
}

const livesForEver = (name: string): boolean => name.startsWith('assets/')

/** Files that a page shows, or a phone reads beside it. The page's policy says what may happen with them. */
const governsNothing = (name: string): boolean =>
  /^(?:icons|share|screenshots)\/|\.webmanifest$|\.ico$/.test(name)

const isAsset = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z][a-z0-9]{0,10}$/i.test(path)

const FORMER = new RegExp(FORMER_PAGE)

/** No browser asks for one as a part of a page, so a person gets the error screen, with a way on. */
const isFormerPage = (name: string): boolean =>
  FORMER.test(name) && !livesForEver(name) && !governsNothing(name) && !/(?:^|\/)\./.test(name)

/** A build for a sub-path is in its folder; one level above, its pages do not exist. */
const moved = (address: string, headers: Record<string, string>): Response =>
  new Response(null, { status: 308, headers: { ...headers, Location: address, 'Cache-Control': 'no-cache' } })

const plain = (words: string, status: number, headers: Record<string, string>): Response =>
  new Response(words, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
