/** Lighthouse over the production build: newest for four categories, the last one with a PWA category for that. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ensureBrowser } from '../../scripts/system-packages.mjs'
import { startSite } from '../harness/site.ts'
import { type AuditedPage, type Verdict, verdicts } from './verdicts.ts'

const PAGES: readonly AuditedPage[] = [
  { path: '/', name: 'front-page' },
  { path: '/projects/land', name: 'land-projects' },
  { path: '/projects/package/101', name: 'package' },
  { path: '/site_tour', name: 'site-tour' },
]
const FOLDER = '.cache/lighthouse'
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync'

const run = promisify(execFile)

const chromePath = ensureBrowser()
await mkdir(FOLDER, { recursive: true })
const site = await startSite()
const results: Verdict[] = []
try {
  for (const page of PAGES) {
    await fetch(site.origin + page.path) // the first answer of a cold process is nobody's everyday
    const report = await lighthouse('lighthouse', page, [
      '--only-categories=performance,accessibility,best-practices,seo',
    ])
    results.push(...verdicts(page, report))
  }
  const [front] = PAGES
  if (front)
    results.push(...verdicts(front, await lighthouse('lighthouse11', front, ['--only-categories=pwa'])))
} finally {
  await site.remove()
}

for (const { ok, what } of results) console.log(`${ok ? 'ok' : 'FAILED'}  ${what}`)
const failed = results.filter(({ ok }) => !ok).length
await writeFile(
  '.cache/audit-totals.json',
  JSON.stringify({ passed: results.length - failed, failed, skipped: 0 }),
)
process.exitCode = failed > 0 ? 1 : 0

async function lighthouse(
  version: 'lighthouse' | 'lighthouse11',
  { path, name }: AuditedPage,
  flags: string[],
): Promise<unknown> {
  const output = `${FOLDER}/${name}-${version}.json`
  const cli = `node_modules/${version}/cli/index.js`
  const fixed = [
    `${site.origin}${path}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ]
  await run(process.execPath, [cli, ...fixed, ...flags], { env: { ...process.env, CHROME_PATH: chromePath } })
  return JSON.parse(await readFile(output, 'utf8'))
}
