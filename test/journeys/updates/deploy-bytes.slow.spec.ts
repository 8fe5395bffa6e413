/**
 * What a deploy costs a phone that has the last build, counted between browser and server. It ends when the new worker
 * waits with all its files.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countingProxy } from '../../bench/sites/counting-proxy.ts'
import { buildWith } from '../../harness/build-with.ts'
import { expect, test } from '../../harness/journey.ts'
import { startSite } from '../../harness/site.ts'
import { shareOf } from '../../harness/whole.ts'
import { interactive, nobodyLeft, underWorker } from '../support/booking.ts'
import { coldStart } from '../support/cold-start.ts'

const QUIET_MS = 3_000
const KB = 1_000

type Change = {
  what: string
  file: string
  before: string
  after: string
  /** What changes besides. */
  edit?: (text: string) => string
  mostKB: number
  screen: string
  /** Whether the build knows the one on the phone. */
  keepsBuilds?: boolean
}

const CAREERS = {
  file: 'src/features/careers/copy.ts',
  before: 'Do work that people can walk on.',
  after: 'Do work that all people walk on.',
  screen: '/careers',
}

/**
 * CI deploys the second and the last, which comes last because it forgets the build on the phone. The second uses what no
 * other screen does, so `core` has one more export. Numbered by the bundler, all others would have new names, and every
 * script that imports any of them would change (decision 198).
 */
const CHANGES: readonly Change[] = [
  { ...CAREERS, what: 'a sentence of one screen', mostKB: 9 },
  {
    ...CAREERS,
    what: 'a change of code',
    edit: (text: string) =>
      `import { isUnanswered } from '#src/app/fault-kind.ts'\n${text.replace("'None open now'", "isUnanswered('fault') ? '' : 'None open now'")}`,
    mostKB: 14,
  },
  {
    what: 'a sentence of the frame',
    file: 'src/app/layout/copy.ts',
    before: 'Invest in your future and secure that of generations to come.',
    after: 'Invest in your future, and secure that of generations to come.',
    screen: '/legal/terms',
    mostKB: 9,
  },
  {
    ...CAREERS,
    what: 'a sentence of one screen, by a build in a new folder,',
    keepsBuilds: false,
    mostKB: 26,
  },
]

let folder = ''
let last = ''
// Both builds are made in one folder, as an owner does: what scripts call their exports depends on it.
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adbond-deploy-bytes-'))
  last = path.join(folder, 'last')
  await cp((await buildWith('deploy-bytes', {}, { keepsBuilds: true })).siteDir, last, { recursive: true })
})
test.afterAll(() => rm(folder, { recursive: true }))

for (const { what, file, before, after, edit = String, mostKB, screen, keepsBuilds = true } of shareOf(
  CHANGES,
  1,
  2,
)) {
  test(`a deploy of ${what} costs a phone less than ${mostKB} kB, and works there without a network`, async ({
    browser,
  }) => {
    const text = await readFile(file, 'utf8')
    expect(text).toContain(before)
    const changed = path.join(folder, 'copy.ts')
    await writeFile(changed, edit(text).replace(before, after))
    const next = await buildWith('deploy-bytes', {}, { replaced: { [file]: changed }, keepsBuilds })

    const site = await startSite({ siteDir: last })
    const proxy = await countingProxy(site.origin)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(proxy.origin)
    await interactive(page)
    await underWorker(page)
    await proxy.quiet(QUIET_MS)

    await site.deploy(next.siteDir)
    proxy.fetched.length = 0
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(isWaiting).toBe(true)
    await proxy.quiet(QUIET_MS)
    const kilobytes = proxy.fetched.reduce((total, { bytes }) => total + bytes, 0) / KB
    for (const { path: asked, bytes } of proxy.fetched) console.log(`${bytes} ${asked}`)
    console.log(`A deploy of ${what}: ${kilobytes.toFixed(1)} kB in ${proxy.fetched.length} requests`)
    expect(kilobytes).toBeLessThan(mostKB)
    expect(kilobytes).toBeGreaterThan(1)

    await page.close()
    await nobodyLeft(context)
    await site.stop()
    // Nothing is open: the new version takes over, mostly by the browser's own doing (cold-start.slow.spec.ts has ours).
    await coldStart(context, async (again) => {
      await again.goto(proxy.origin + screen)
      await interactive(again)
      await expect(again.getByText(after).or(again.getByText(before)).first()).toBeVisible()
      return again.getByText(after).first().isVisible()
    })
    await context.close()
    await proxy.close()
    await site.remove()
  })
}
