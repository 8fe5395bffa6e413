/**
 * Writes one HTML file for every address known at build time, with the rules it needs inlined, and the matching policy.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import {
  ANY_PAGE_FILE,
  documentOf,
  NOT_FOUND_FILE,
  precachedAddress,
  SHELLS,
  staticPaths,
} from '../../contract/addresses/documents.ts'
import { listsBehind, recordPatterns } from '../../contract/addresses/read-behind.ts'
import { withBase } from '../../contract/base-path.ts'
import { beforeData } from '../../contract/route-pattern.ts'
import { siteConfig } from '../../contract/site-config.ts'
import { dynamicPatterns } from '../../contract/site-paths.ts'
import type { PrerenderedPage } from '../../src/prerender.tsx'
import { inlineCriticalCss } from '../styles/critical-css.ts'
import { policyFor } from './content-security-policy.ts'

const DIST = 'dist'
const SSR_DIR = '.cache/prerender'

type ViteManifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>

export async function prerenderSite(): Promise<void> {
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir: SSR_DIR, emptyOutDir: true, manifest: false },
  })
  const entry = pathToFileURL(path.resolve(SSR_DIR, 'prerender.js')).href
  const { prerenderPage }: { prerenderPage: (pathname: string) => Promise<PrerenderedPage> } = await import(
    entry
  )
  const template = (await readFile(`${DIST}/index.html`, 'utf8')).replace(/\n\s*(?=<)/g, '') // the indent is for us
  const manifest: ViteManifest = JSON.parse(await readFile(`${DIST}/.vite/manifest.json`, 'utf8'))

  const pages = [
    ...staticPaths.map((pathname) => ({
      pathname,
      file: documentOf(pathname).file,
      of: addressesOf(pathname),
    })),
    { pathname: '/projects/package/0', file: SHELLS.package, of: dynamicPatterns.package },
    { pathname: '/resource_hub/0', file: SHELLS.post, of: dynamicPatterns.post },
    { pathname: '/404', file: NOT_FOUND_FILE, of: '*' },
  ]
  const filled = new Map<string, string>()
  const fillIn = (file: string, page: PrerenderedPage, from = template, lists: string[] = []) =>
    filled.set(file, fill(from, page, routeModules(manifest, page), lists, EARLY_READS[file]))
  for (const { pathname, file, of } of pages) {
    const named = template.replace('<div id="root"', `$& data-page="${of}"`) // for src/startup/main.tsx
    fillIn(file, await prerenderPage(pathname), named, EARLY_READS[file] ? [] : listsBehind(pathname))
  }
  fillIn(ANY_PAGE_FILE, { html: '', routeFile: null, readsData: false })

  const styleHashes: string[] = []
  for (const files of groupsOf([...filled.keys()])) {
    const styled = await inlineCriticalCss(files.map((file) => filled.get(file) ?? ''))
    styleHashes.push(styled.styleHash)
    for (const [index, file] of files.entries()) {
      await mkdir(path.dirname(`${DIST}/${file}`), { recursive: true })
      await writeFile(`${DIST}/${file}`, styled.pages[index] ?? '')
    }
  }
  await writeFile(`${DIST}/csp.txt`, policyFor(styleHashes.sort()))
  await rm(`${DIST}/.vite`, { recursive: true })
  await rm(SSR_DIR, { recursive: true })
}

/** Those of the page at this address: one page has two (decision E19). */
function addressesOf(pathname: string): string {
  const kept = (path: string) => precachedAddress(documentOf(path).file)
  return staticPaths.filter((other) => kept(other) === kept(pathname)).join(' ')
}

/** Pages that look alike share one text of rules; each other page has its own. */
const LOOK_ALIKE = [/^legal/, /^projects\//, /^(?:404|offline|outbox|shells\/(?:package|post))\.html$/]

function groupsOf(files: readonly string[]): string[][] {
  const groups = new Map<number | string, string[]>()
  for (const file of files) {
    const look = LOOK_ALIKE.findIndex((names) => names.test(file))
    const key = look < 0 ? file : look
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  return [...groups.values()]
}

/** What the boot script of a shell requests: these addresses with the last part of the page's own. */
const EARLY_READS: Readonly<Record<string, string>> = {
  [ANY_PAGE_FILE]: '',
  [SHELLS.package]: beforeData(recordPatterns.package),
  [SHELLS.post]: beforeData(recordPatterns.post),
}

/**
 * A shell shows nothing before its data arrives. So it requests that first, and its scripts do not wait for an idle
 * moment (src/startup/boot/boot.ts). On every other page the boot script follows what paints.
 */
function fill(
  template: string,
  page: PrerenderedPage,
  modules: string[],
  lists: string[],
  earlyRead?: string,
): string {
  const isShell = earlyRead !== undefined
  const { head, body } = splitHead(page.html)
  const routeMeta = modules.length ? `<meta name="route-modules" content="${modules.join(' ')}">` : ''
  const startMeta = isShell ? '<meta name="start" content="now">' : ''
  const readMeta = earlyRead ? `<meta name="early-read" content="${siteConfig.apiBaseUrl}${earlyRead}">` : ''
  const asked = lists.map((list) => siteConfig.apiBaseUrl + list).join(' ')
  const listMeta = asked ? `<meta name="early-list" content="${asked.replaceAll('&', '&amp;')}">` : ''
  const filled = template
    .replace('<!--head-->', () => head + routeMeta + startMeta + readMeta + listMeta)
    .replace('<!--app-->', () => body)
  return isShell
    ? filled
    : filled.replace('<script type="module"', '<script type="module" fetchpriority="low"')
}

/** Without a head, React puts the title, metas and links of a page first in its HTML. This moves them into the head. */
function splitHead(html: string): { head: string; body: string } {
  const hoisted =
    /^(?:<(?:title|meta|link|script type="application\/ld\+json")\b[^>]*>(?:[^<]*<\/(?:title|script)>)?)+/.exec(
      html,
    )?.[0] ?? ''
  return { head: hoisted, body: html.slice(hoisted.length) }
}

/** The chunks of a screen that the main chunk does not already load. */
function routeModules(manifest: ViteManifest, { routeFile, readsData }: PrerenderedPage): string[] {
  if (routeFile === null) return []
  const main = closure(manifest, chunkOf(manifest, 'src/startup/main.tsx', 'core'))
  const screen = chunkOf(manifest, `src/routes/${routeFile}.tsx`, routeFile)
  const files = closure(manifest, screen)
  if (readsData) closure(manifest, chunkOf(manifest, 'src/app/data/data-layer.tsx', 'data'), files)
  return [...files].filter((file) => !main.has(file)).map((file) => withBase(`/${file}`))
}

/** Where a module went: a chunk of its own, or the group of vite.config.ts that took it. */
function chunkOf(manifest: ViteManifest, module: string, group: string): string {
  if (manifest[module]) return module
  const grouped = Object.entries(manifest).find(([, { name }]) => name === group)
  if (!grouped) throw new Error(`No chunk for ${module}: does its name in src/app/screens.tsx match?`)
  return grouped[0]
}

function closure(manifest: ViteManifest, entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const name of chunk.imports ?? []) closure(manifest, name, found)
  return found
}
