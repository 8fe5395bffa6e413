/**
 * The next deploy of the built site, without building it again. Every script and stylesheet gets another name, as after
 * a change of each, and every page says which build it is. The worker's list names the new files with their integrity.
 * The parts of earlier deploys stay beside it, and phones hear what changed since, by the same code that the build uses.
 * With `inNamesAlone`, sheets of icons are renamed too, and pages say nothing: only the names of files tell them from
 * those of `dist/`. With `inNewFolder` the build knows no earlier one.
 */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { styleHash } from '../../api/static/page-policy.ts'
import { compressFile } from '../../build/host/compress.ts'
import { keepBuilds } from '../../build/host/kept-builds.ts'
import { earlierBuild } from '../../build/offline/changes-bundle.ts'
import { readKeptTexts, writeTexts } from '../../build/offline/kept-texts.ts'
import type { KeptFile } from '../../build/offline/offline-bundle.ts'
import { markOf, precacheList } from '../../build/offline/precache.ts'
import { WORKER_LIST } from '../../build/offline/split-worker.ts'
import { precachedAddress } from '../../contract/addresses/documents.ts'
import { isBundleAddress } from '../../contract/messages/offline-bundle.ts'

const HASHED = /([\w-]+)-([\w-]{8})\.(js|css|svg)/g
const STYLE = /<style>([\s\S]*?)<\/style>/g

/** Writes the build `name` into `root/name` and returns that folder. `root` holds all deploys of one journey. */
export async function nextBuild(
  root: string,
  name: string,
  { isKilled = false, inNamesAlone = false, inNewFolder = false } = {},
): Promise<string> {
  const folder = path.join(root, name)
  await cp('dist', folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) })
  const worker = await readFile('dist/sw.js', 'utf8')
  const entries: { url: string }[] = JSON.parse(WORKER_LIST.exec(worker)?.[0] ?? '[]')
  if (entries.length < 20) throw new Error('The list of the worker was not found')
  const listed = new Set(entries.map(({ url }) => url))
  for (const { url } of entries) if (isBundleAddress(url)) await rm(folder + url)

  const entriesBelow = await readdir(folder, { recursive: true, withFileTypes: true })
  // A folder may have the name of a page: `projects/` beside `projects.html`.
  const all = entriesBelow
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const isListed = (file: string) => listed.has(precachedAddress(file))
  const isRenamed = inNamesAlone ? /^assets\/[^/]+\.(js|css|svg)$/ : /^assets\/[^/]+\.(js|css)$/
  const renamed = new Map<string, string>()
  for (const file of all.filter(isListed)) {
    const base = path.basename(file)
    if (isRenamed.test(file)) renamed.set(base, base.replace(HASHED, `$1-${mark(base, name)}.$3`))
  }
  const withNewNames = (text: string) => text.replace(HASHED, (old) => renamed.get(old) ?? old)

  // The page of unknown addresses is in no list, and names the same files.
  const namesFiles = (file: string) =>
    file.endsWith('.html') || (isListed(file) && /\.(js|css|svg)$/.test(file))
  let policy = await readFile('dist/csp.txt', 'utf8')
  for (const file of all.filter(namesFiles)) {
    const target = path.join(folder, file)
    const old = await readFile(target, 'utf8')
    const text = withNewNames(old)
    policy = rulesOf(old).reduce(
      (now, css, at) => now.replace(styleHash(css), styleHash(rulesOf(text)[at] ?? '')),
      policy,
    )
    const sign = inNamesAlone ? '' : `<meta name="build" content="${name}">`
    await writeFile(target, text.replace('<head>', `<head>${sign}`))
    const next = withNewNames(file)
    if (next !== file) await rename(target, path.join(folder, next))
  }
  await writeFile(path.join(folder, 'csp.txt'), policy)
  const builds = path.join(root, 'kept')
  const inList = all.filter(isListed)
  const kept = await filesOf(folder, inList.map(withNewNames))
  const first = earlierBuild(await filesOf('dist', inList), markOf(await readFile('dist/csp.txt')))
  const earlier = [...(await readKeptTexts(builds)), first]
  const list = await precacheList(folder, kept, inNewFolder ? [] : earlier)
  await writeTexts(earlierBuild(kept, markOf(policy)), builds)
  await writeFile(
    path.join(folder, 'sw.js'),
    withNewNames(worker).replace(WORKER_LIST, () => JSON.stringify(list)),
  )
  if (isKilled) {
    await compressFile(path.join(folder, 'sw.js')) // an owner in a hurry leaves these copies as they are
    await cp(path.join(folder, 'kill-switch.js'), path.join(folder, 'sw.js'))
  }

  await keepBuilds({ assets: path.join(folder, 'assets'), kept: builds })
  return folder
}

const filesOf = (folder: string, files: readonly string[]): Promise<KeptFile[]> =>
  Promise.all(
    files.map(async (file) => ({
      ...{ file, address: precachedAddress(file), bytes: await readFile(path.join(folder, file)) },
    })),
  )

const rulesOf = (html: string) => Array.from(html.matchAll(STYLE), ([, css = '']) => css)

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const mark = (base: string, name: string) => md5(base + name).slice(0, 8)
