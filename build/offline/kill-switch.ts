/**
 * Writes the worker that removes the worker: always as a file in reserve, and as /sw.js when the owner's setting says
 * so.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { transformWithOxc } from 'vite'
import { siteConfig } from '../../contract/site-config.ts'

const SOURCE = 'sw/shell/kill-switch.ts'
/** Beside sw.js, so that on any static host one copy is all it takes. */
const FILE = 'dist/kill-switch.js'

export async function writeKillSwitch(): Promise<void> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
  await writeFile(FILE, code.replace(/^export \{\s*\};?\s*$/m, ''))
  if (!siteConfig.hasWorker) await copyFile(FILE, 'dist/sw.js')
}
