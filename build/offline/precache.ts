import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ManifestTransform } from 'workbox-build'
import { isTwiceWritten, precachedAddress, TWICE_WRITTEN } from '../../contract/addresses/documents.ts'
import { withBase } from '../../contract/base-path.ts'
import { stemOf } from '../../contract/messages/file-names.ts'
import { INTEGRITY_LENGTH } from '../../contract/messages/offline-bundle.ts'
import { KEPT_BUILDS } from '../host/kept-builds.ts'
import { isOwnersPage } from '../pages/owners-page.ts'
import { blockedNames } from './blocked-names.ts'
import { bootHashOf, changesBundle, type EarlierBuild, earlierBuild, roughSize } from './changes-bundle.ts'
import { readKeptTexts, writeTexts } from './kept-texts.ts'
import { bundledOf, bundleFile, bundleOf, type KeptFile, knownOf } from './offline-bundle.ts'

type PrecacheEntry = { url: string; revision: string | null; integrity: string; size: number }

/** A name that changes with the content, or for fonts with the version (docs/decisions/005). */
const NAMED_BY_CONTENT = /\/assets\/(.*-[\w-]{8}\.(js|css|svg)|fonts\/.*-v\d+\.woff2)$/

/**
 * The worker's list: every file that it keeps, under its public address and with `integrity`, so that a captive
 * portal's 200 page is never stored. It also names the bundle in which most of
 * them come, that of the pages alone, and those for phones with an earlier build.
 */
export const precacheEntries: ManifestTransform = async (entries) => {
  const files = await Promise.all(entries.filter(({ url }) => !isOwnersPage(url)).map(fileOf))
  const manifest = await precacheList('dist', files, await readKeptTexts())
  await writeTexts(earlierBuild(whatPhonesKeep(files), markOf(await readFile('dist/csp.txt'))))
  return { manifest, warnings: [] }
}

/** Writes the bundles into `folder`, and returns the list. `earlier`: the last builds, newest first. */
export async function precacheList(
  folder: string,
  built: readonly KeptFile[],
  earlier: readonly EarlierBuild[] = [],
): Promise<PrecacheEntry[]> {
  const files = whatPhonesKeep(built)
  refuseSameNames(files)
  const blocked = blockedNames(files.map(({ address }) => address))
  if (blocked.length > 0) throw new Error(`An ad blocker would block ${blocked.join(', ')}`)
  const policy = await readFile(`${folder}/csp.txt`)
  const bundled = bundledOf(files)
  const pages = bundled.filter(({ file }) => file.endsWith('.html'))
  const known = knownOf(files)
  const whole = bundleOf(bundled, known)
  const bundles = [whole, bundleOf(pages, known)].map((bundle) => bundleFile(bundle, policy))
  const others = othersByBoot(earlier, earlierBuild(files, markOf(policy)))
  const most = others.length > 0 ? roughSize(whole) : 0
  for (const [from, build] of others) {
    const changes = changesBundle(build, { files, policy: markOf(policy), most })
    if (changes) bundles.push(bundleFile(changes, policy, from))
  }
  for (const { address, text } of bundles) await writeFile(folder + address, text)
  return [
    ...bundles.map(({ address, text }) => ({
      ...{ url: withBase(address), revision: null, integrity: integrityOf(text), size: text.length },
    })),
    ...files.map(({ address: url, bytes }) => ({
      url,
      revision: NAMED_BY_CONTENT.test(url) ? null : revisionOf(bytes, policy),
      integrity: integrityOf(bytes),
      size: bytes.length, // the build's own, not written into the worker
    })),
  ]
}

const fileOf = async ({ url }: { url: string }): Promise<KeptFile> => ({
  file: url,
  address: precachedAddress(url),
  bytes: await readFile(`dist/${url}`),
})

export const whatPhonesKeep = (files: readonly KeptFile[]): KeptFile[] => files.filter(isKept)

function isKept({ file }: KeptFile, _: number, all: readonly KeptFile[]): boolean {
  if (/monochrome|^offline-|^404/.test(file)) return false
  if (!isTwiceWritten(file)) return true
  const twin = all.find((other) => other.file === TWICE_WRITTEN[file])
  const own = all.find((other) => other.file === file)
  if (!twin || !own?.bytes.equals(twin.bytes)) throw new Error(`${file} is no longer ${TWICE_WRITTEN[file]}`)
  return false
}

/** The last three by their boot scripts, without this very build, which may have been made before. */
function othersByBoot(earlier: readonly EarlierBuild[], own: EarlierBuild): [string, EarlierBuild][] {
  const others = new Map<string, EarlierBuild>()
  for (const build of earlier) {
    const boot = bootHashOf(build)
    if (boot && !others.has(boot) && !isDeepStrictEqual(build, own)) others.set(boot, build)
  }
  return [...others].slice(0, KEPT_BUILDS)
}

export const integrityOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64').slice(0, INTEGRITY_LENGTH)

/**
 * The policy travels inside a kept page, so it is part of the page's revision, behind a dot. Otherwise a change of the
 * policy would reach nobody. The hash of the page's own rules in it changes with the page.
 */
const revisionOf = (bytes: Buffer, policy: Buffer) =>
  `${shortHash(bytes, INTEGRITY_LENGTH)}.${markOf(policy)}`

export const markOf = (policy: Buffer | string) =>
  shortHash(policy.toString().replaceAll(/'sha256-[^']+'/g, ''), 4)

/** Of a SHA-256, in the alphabet of addresses. */
export const shortHash = (content: Buffer | string, length: number) =>
  createHash('sha256').update(content).digest('base64url').slice(0, length)

/** A phone knows a file of the last build by its name without the hash (sw/next-build/renew-files.ts). */
function refuseSameNames(files: readonly KeptFile[]): void {
  const seen = new Map<string, string>()
  for (const { address } of files.filter((one) => NAMED_BY_CONTENT.test(one.address))) {
    const stem = stemOf(address)
    const other = seen.get(stem)
    if (other) throw new Error(`${address} and ${other} share a name: give one a chunk in build/chunks.ts`)
    seen.set(stem, address)
  }
}
