import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEnvelope, parseOne } from '#contract/records/envelope.ts'
import type { Promo } from '#contract/records/package.ts'
import { postPageSchema } from '#contract/records/post.ts'
import { projectListSchema } from '#contract/records/project.ts'
import { promoOn } from '#contract/records/promo-on.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import { createApp } from '../app.ts'
import { get } from '../app-for-tests.ts'
import { NOW, TODAY } from './content-for-tests.ts'
import type { OpenDatabase } from './database.ts'
import { bothDatabases } from './databases-for-tests.ts'
import { sampleContent } from './sample-content.ts'
import { promos } from './schema/catalogue.ts'
import { seedDatabase } from './seed-loader.ts'

const TABLES = [
  'promos',
  'projects',
  'packages',
  'media_files',
  'package_benefits',
  'posts',
  'site_tour_schedules',
]

describe.each(bothDatabases)('the sample data on $name', (database) => {
  describe.skipIf(database.isMissing)('once loaded', { timeout: 60_000 }, () => {
    let open: OpenDatabase
    beforeAll(async () => {
      open = await database.open()
      await seedDatabase(open.db, TODAY, sampleContent)
    })
    afterAll(() => open?.close())

    const fingerprints = () =>
      Promise.all(
        TABLES.map(async (table) => {
          const name = sql.identifier(table)
          const whole = sql<string>`md5(string_agg(t::text, '|' order by t::text))`
          return open.db.select({ whole }).from(sql`${name} t`)
        }),
      )

    it('is not changed by loading it again', async () => {
      const before = await fingerprints()
      await seedDatabase(open.db, TODAY, sampleContent)
      expect(await fingerprints()).toEqual(before)
    })

    it('has offers that run on the day on which it is loaded, whenever that is', async () => {
      const { db, close } = await database.open()
      await seedDatabase(db, '2031-07-01', sampleContent)
      const answer = await get(createApp({ db }), '/projects')
      const projects = parseOne(projectListSchema, openEnvelope(await answer.json()).data)
      await close()
      const offered = projects.flatMap(({ packages }) => packages.flatMap(({ promos }) => promos))
      const isOver = (promo: Promo) => promo.active && promoOn([promo], '2031-07-01') === null
      expect(offered.filter(isOver).map(({ title }) => title)).toEqual([])
      expect(offered.some(({ active }) => active)).toBe(true)
    })

    it('renews an offer on its last day, unless somebody has changed it', async () => {
      const { db, close } = await database.open()
      const ends = async () =>
        Object.fromEntries((await db.query.promos.findMany()).map(({ id, end }) => [id, end]))
      await seedDatabase(db, TODAY, sampleContent)
      await db.update(promos).set({ end: '2027-01-31' }).where(eq(promos.id, 1))
      await db.update(promos).set({ active: false }).where(eq(promos.id, 2))
      await db.update(promos).set({ discount: 7 }).where(eq(promos.id, 4))
      const left = await ends()
      await seedDatabase(db, '2027-06-22', sampleContent)
      expect(await ends()).toEqual(left)
      for (const day of ['2027-06-23', '2028-01-24']) await seedDatabase(db, day, sampleContent)
      expect(await ends()).toEqual({ ...left, 3: '2028-08-26', 5: '2029-02-27', 8: '2028-11-19' })
      await close()
    })

    it('reaches the site whole: no record is dropped by the contract', async () => {
      const app = createApp({ db: open.db, now: () => NOW })
      const read = async (path: string): Promise<unknown> => (await get(app, path)).json()
      const dataOf = async (path: string) => openEnvelope(await read(path)).data
      const projects = parseOne(projectListSchema, await dataOf('/projects'))
      const packages = projects.flatMap((project) => project.packages)
      const { data: posts } = parseOne(postPageSchema, await read('/posts?perPage=100'))
      const schedules = parseOne(scheduleListSchema, await dataOf('/site_tours/filter_schedules'))
      expect(projects).toHaveLength(sampleContent.projects.length)
      expect(packages).toHaveLength(sampleContent.packages.length)
      expect(posts).toHaveLength(sampleContent.posts.filter(({ active }) => active).length)
      expect(schedules).toHaveLength(sampleContent.schedules.filter(({ cancelled }) => !cancelled).length)
      const media = packages.flatMap((pkg) => pkg.media)
      expect(media).toHaveLength(sampleContent.media.length)
    })
  })
})
