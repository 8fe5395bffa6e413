/**
 * `npm run build`: writes dist/, ready for any static host. The order: settings (`settings/check-settings.ts`); then Vite
 * with the chunks of `chunks.ts`, the patches and the icons. Before the worker is built, `pages/prerender.ts` writes
 * the pages with their styles and policy, and `offline/precache.ts` lists what the worker keeps. The steps of
 * `build-site.ts` come last. With `--if-changed` it returns at once when nothing changed, and no API answers for previews
 * that are lacking. With `--strict`, as in CI, a broken byte budget is an error. With `--since-live` a new folder takes the build
 * of the live site for an earlier one.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type KernelLock, lockFile } from '../api/data-folder/kernel-lock.ts'
import { plainSettings, unknownSettings, wrongSettings } from './settings/check-settings.ts'
import { sourceDigest, WITHOUT_PREVIEWS } from './source-digest.ts'

const STAMP = '.cache/build-digest'
const LOCK = '.cache/building'

// Else Vite takes React with its checks for developers, which is too large for visitors.
process.env.NODE_ENV = 'production'

const wrong = wrongSettings(process.env)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
for (const unknown of unknownSettings(process.env)) console.warn(`${unknown} (docs/owner.md)`)

Object.assign(process.env, plainSettings(process.env))

const digest = await sourceDigest()
async function isCurrent(): Promise<boolean> {
  if (!existsSync('dist/sw.js') || !existsSync(STAMP)) return false
  const stamp = await readFile(STAMP, 'utf8')
  if (stamp !== digest + WITHOUT_PREVIEWS) return stamp === digest
  const { hasHeads } = await import('./pages/record-pages.ts')
  return !(await hasHeads())
}
const isWanted = async () => !process.argv.includes('--if-changed') || !(await isCurrent())
if (await isWanted()) {
  const lock = await untilAlone()
  if (await isWanted()) {
    const { buildSite } = await import('./build-site.ts') // a build that is current does without Vite
    await buildSite(STAMP, digest)
  }
  lock.release()
}

/**
 * Two builds at once would empty each other's dist/. The kernel ends the lock with this process, however that ends, and
 * also where nothing refers to it any more.
 */
async function untilAlone(): Promise<KernelLock> {
  await mkdir(path.dirname(LOCK), { recursive: true })
  for (let isFirst = true; ; isFirst = false) {
    const lock = lockFile(LOCK)
    if (lock) return lock
    if (isFirst) console.log('Another command builds the site here: waiting for it.')
    await setTimeout(100)
  }
}
