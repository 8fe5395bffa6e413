import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { createApp } from '../../../api/app.ts'
import { sampleContent } from '../../../api/db/sample-content.ts'
import { packages } from '../../../api/db/schema/catalogue.ts'
import { seedDatabase } from '../../../api/db/seed-loader.ts'
import { lagosDay } from '../../../api/lagos-date.ts'
import { listen } from '../../../api/process/listen.ts'
import { openStorage } from '../../../api/process/storage.ts'
import { openSite } from '../../../api/static/site.ts'
import { forgetReads } from '../../harness/forget-reads.ts'
import { expect, test } from '../../harness/journey.ts'
import { interactive, underWorker } from '../support/booking.ts'

/** A site whose content this test can change while it runs. */
async function changeableSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'adbond-news-'))
  const { db, close } = await openStorage({ databaseUrl: null, dataDir: folder })
  await seedDatabase(db, lagosDay(new Date()), sampleContent)
  const site = openSite('dist')
  if (!site) throw new Error('dist/ has not been built')
  const reads: string[] = []
  const app = new Hono()
  app.use('/api/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    reads.push(pathname + search)
    await next()
  })
  app.route('/', createApp({ db, site }))
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  return {
    origin: `http://localhost:${server.port}`,
    /** Reads of the API in the order of their requests. */
    reads,
    rename: (id: number, name: string) => db.update(packages).set({ name }).where(eq(packages.id, id)),
    remove: async () => {
      await server.close()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}

for (const [screen, path] of [
  ['list', '/projects/land'],
  ['package', '/projects/package/101'],
] as const) {
  test(`news reach the open ${screen} without a reload, although answers may be cached for a minute`, async ({
    browser,
  }) => {
    const site = await changeableSite()
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(site.origin + path)
    await interactive(page)
    await underWorker(page)
    await page.reload() // this time the worker itself reads, and keeps
    const called = (name: string) => page.getByRole('heading', { name, exact: true })
    await expect(called('Moniya Green 500')).toBeVisible()
    await page.waitForLoadState('networkidle')

    await site.rename(101, 'Moniya Green 501')
    await page.goto(`${site.origin}/robots.txt`)
    await forgetReads(page) // as if the page's own copy were a minute old
    let loads = 0
    page.on('load', () => {
      loads++
    })
    site.reads.length = 0
    await page.goto(site.origin + path)
    await expect(called('Moniya Green 501')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const twice = site.reads.filter((read, place) => site.reads.indexOf(read) !== place)
    expect(twice, 'what the worker has just kept is not asked for again').toEqual([])
    expect(loads, 'the worker gave its copy, and told when it had the news').toBe(1)
    await context.close()
    await site.remove()
  })
}
