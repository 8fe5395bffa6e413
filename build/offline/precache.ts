import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { ManifestTransform } from 'workbox-build'
import { isTwiceWritten, precachedAddress, TWICE_WRITTEN } from '../../contract/addresses/documents.ts'
import { withBase } from '../../contract/base-path.ts'
import { blockedNames } from './blocked-names.ts'
import { bundledOf, bundleFile, type KeptFile } from './offline-bundle.ts'

type PrecacheEntry = { url: string; revision: string | null; integrity: string; size: number }

/** A name that changes with the content, or for fonts with the version (docs/decisions/005). */
const NAMED_BY_CONTENT = /\/assets\/(.*-[\w-]{8}\.(js|css|svg)|fonts\/.*-v\d+\.woff2)$/

/**
 * The worker's list: every file that it keeps, under its public address and with `integrity`, so that a captive
 * portal's 200 page is never stored. It also names the bundle in which most of them come.
 */
export const precacheEntries: ManifestTransform = async (entries) => {
  const files = await Promise.all(entries.map(fileOf))
  const manifest = await precacheList('dist', files)
  return { manifest, warnings: [] }
}

/** Writes the bundle into `folder`, and returns the list. */
export async function precacheList(folder: string, built: readonly KeptFile[]): Promise<PrecacheEntry[]> {
  const files = built.filter(isKept)
  const blocked = blockedNames(files.map(({ address }) => address))
  if (blocked.length > 0) throw new Error(`An ad blocker would block ${blocked.join(', ')}`)
  const policy = await readFile(`${folder}/csp.txt`)
  const { address, text } = bundleFile(bundledOf(files), policy)
  await writeFile(folder + address, text)
  return [
    { url: withBase(address), revision: null, integrity: integrityOf(text), size: text.length },
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

function isKept({ file }: KeptFile, _: number, all: readonly KeptFile[]): boolean {
  if (/monochrome|^offline-|^404/.test(file)) return false
  if (!isTwiceWritten(file)) return true
  const twin = all.find((other) => other.file === TWICE_WRITTEN[file])
  const own = all.find((other) => other.file === file)
  if (!twin || !own?.bytes.equals(twin.bytes)) throw new Error(`${file} is no longer ${TWICE_WRITTEN[file]}`)
  return false
}

/** 48 bits find what a line or a host has damaged, as the names of files do, and cost a phone 3 kB less with each worker. */
const integrityOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest().subarray(0, 6).toString('base64')

/**
 * The policy travels inside a kept page, so it is part of the page's revision. Otherwise a change of the policy would
 * reach nobody.
 */
const revisionOf = (bytes: Buffer, policy: Buffer) =>
  createHash('sha256').update(bytes).update(policy).digest('base64url').slice(0, 8)
