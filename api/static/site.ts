import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decoded } from '#contract/decoded.ts'
import { documentOf, NOT_FOUND_FILE } from '#contract/documents.ts'
import { fileAnswer } from './file-answer.ts'
import { assetHeaders, STRICT_CSP, securityHeaders, tlsHeaders } from './security-headers.ts'
import { loadFiles, type ServedFile } from './served-files.ts'

export type Site = { answer: (request: Request) => Response }

/** Written by the build for the server alone: the policy with the hashes of the pages' inline styles. */
const CSP_FILE = 'csp.txt'

/** Files that serve the build or another host; a visitor has no business with them. */
const HIDDEN = [CSP_FILE, '_headers', '.vite/']

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The built site of `folder`, or null when there is none. Read once: a running server serves one build. */
export function openSite(folder: string, { behindTls = false } = {}): Site | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const files = loadFiles(folder)
  const cspFile = join(folder, CSP_FILE)
  const csp = existsSync(cspFile) ? readFileSync(cspFile, 'utf8').trim() : STRICT_CSP
  const guards = behindTls ? tlsHeaders(csp) : securityHeaders(csp)
  return { answer: (request) => answer(request, files, guards) }
}

function answer(
  request: Request,
  files: ReadonlyMap<string, ServedFile>,
  guards: Record<string, string>,
): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain('Method not allowed', 405, { ...guards, Allow: 'GET, HEAD' })
  }
  const path = decoded(new URL(request.url).pathname)
  const name = path.slice(1)
  const file = HIDDEN.some((hidden) => name.startsWith(hidden)) ? undefined : files.get(name)
  if (file && livesForEver(name)) {
    return fileAnswer(request, file, { ...assetHeaders(guards), 'Cache-Control': FOR_EVER })
  }
  if (file) {
    const needed = governsNothing(name) ? assetHeaders(guards) : guards
    return fileAnswer(request, file, { ...needed, 'Cache-Control': 'no-cache' })
  }
  // A page in place of a missing script would be kept as that script: white screen for ever.
  if (isAsset(path)) return plain('Not found', 404, guards)
  const { file: documentName, status } = documentOf(path)
  const document = files.get(documentName)
  if (document) return fileAnswer(request, document, { ...guards, 'Cache-Control': 'no-cache' }, status)
  const notFound = files.get(NOT_FOUND_FILE)
  if (notFound) return fileAnswer(request, notFound, { ...guards, 'Cache-Control': 'no-cache' }, 404)
  return plain('Not found', 404, guards)
}

/** Names under `/assets/` hold a hash of their content; everything else keeps its name over builds. */
const livesForEver = (name: string): boolean => name.startsWith('assets/')

/** What a page shows or a phone reads beside it: the policy of the page says what may happen with it. */
const governsNothing = (name: string): boolean =>
  /^(?:icons|share|screenshots)\/|\.webmanifest$|\.ico$/.test(name)

const isAsset = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{1,11}$/i.test(path)

const plain = (words: string, status: number, headers: Record<string, string>): Response =>
  new Response(words, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
