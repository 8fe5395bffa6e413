/** The least that can be opened offline: the front page without scripts, and a worker that keeps what it shows. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { firstView } from '../parts/first-view.ts'
import { type FolderSite, folderSite } from './folder-site.ts'

const WORKER = 'minimal-worker.js'
const PAGE = 'minimal.html'

export const MINIMAL_PATH = `/${PAGE}`

/** Adds page and worker to the twin's folder and serves it. */
export async function minimalSite(browser: Browser, twin: string): Promise<FolderSite> {
  const html = await readFile(path.join(twin, 'index.html'), 'utf8')
  const register = `<script>navigator.serviceWorker.register('/${WORKER}')</script>`
  await writeFile(path.join(twin, PAGE), `${html}${register}`)
  const before = await folderSite(twin)
  const { fetched } = await firstView(browser, before.origin, MINIMAL_PATH)
  await before.close()
  const shown = fetched.filter(({ status }) => status === 200).map(({ path: url }) => url)
  await writeFile(path.join(twin, WORKER), await workerScript([...new Set([MINIMAL_PATH, ...shown])]))
  return folderSite(twin)
}

async function workerScript(urls: string[]): Promise<string> {
  const entries = urls.map((url) => ({ url, revision: '1' }))
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: { MINIMAL_PRECACHE: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'minimal-worker.ts') },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = outputs.find((output) => output.type === 'chunk' && output.isEntry)
  if (script?.type !== 'chunk') throw new Error('The minimal worker was not built')
  return script.code
}
