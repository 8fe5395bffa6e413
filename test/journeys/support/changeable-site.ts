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

/** A site whose content a test can change while it runs. */
export async function changeableSite() {
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
    change: (id: number, values: Partial<typeof packages.$inferInsert>) =>
      db.update(packages).set(values).where(eq(packages.id, id)),
    remove: async () => {
      await server.close()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
