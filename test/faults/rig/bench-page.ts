import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { BookingBody } from '../loads/book.ts'
import type { Bench, Kept } from './bench.ts'
import type { OwnFile } from './proxy.ts'

const PAGE = '/bench-of-the-test'
const SCRIPT = '/bench-of-the-test.js'

declare global {
  interface Window {
    bench?: Bench
  }
}

/** The bench's page and script, for the proxy to serve; `settings` are the owner's, such as `VITE_API_BASE_URL`. */
export async function benchFiles(settings: Record<string, string> = {}): Promise<Record<string, OwnFile>> {
  const said = Object.entries(settings)
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: Object.fromEntries(
      said.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'test/faults/rig/bench.ts' },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = outputs.find((output) => output.type === 'chunk' && output.isEntry)
  if (script?.type !== 'chunk') throw new Error('The bench was not built')
  return {
    [PAGE]: {
      type: 'text/html',
      text: `<!doctype html><title>Bench</title><script type="module" src="${SCRIPT}"></script>`,
    },
    [SCRIPT]: { type: 'text/javascript', text: script.code },
  }
}

/** False when the line was down and the worker answered with a page of the site. */
export async function openBench(page: Page, origin: string): Promise<boolean> {
  await page.goto(origin + PAGE)
  if ((await page.title()) !== 'Bench') return false
  await page.waitForFunction(() => window.bench !== undefined)
  return true
}

export const submitOn = (page: Page, label: string, body: BookingBody): Promise<void> =>
  page.evaluate(
    ([label, body]) =>
      window.bench ? window.bench.submit(label, body) : Promise.reject(new Error('No bench')),
    [label, body] as const,
  )

export const keptOn = (page: Page): Promise<Kept[]> =>
  page.evaluate(() => (window.bench ? window.bench.list() : Promise.reject(new Error('No bench'))))
