import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { openEnvelope, parseOne } from '#contract/records/envelope.ts'
import { packageSchema } from '#contract/records/package.ts'
import { postPageSchema } from '#contract/records/post.ts'
import { projectListSchema } from '#contract/records/project.ts'
import { parseChoices, parseDates, parseTimeSlots, scheduleListSchema } from '#contract/records/site-tour.ts'
import { createApp } from '../app.ts'
import { appForAll, booking, get, post } from '../app-for-tests.ts'
import { NOW, SCHEDULES } from '../db/content-for-tests.ts'
import { bothDatabases } from '../db/databases-for-tests.ts'
import { KeptReads } from '../http/kept-reads.ts'

const loose = v.looseObject({ statusCode: v.number(), data: v.unknown() })
const records = v.array(v.looseObject({ id: v.number() }))
const FILTER = '/site_tours/filter_schedules'

describe.each(bothDatabases)('the reads of the API on $name', (database) => {
  describe.skipIf(database.isMissing)('answer as the provider does', { timeout: 60_000 }, () => {
    const api = appForAll(database)

    const read = async (path: string) => {
      const answer = await get(api.app, path)
      expect(answer.status, path).toBe(200)
      return v.parse(loose, await answer.json())
    }
    const idsOf = async (path: string) => v.parse(records, (await read(path)).data).map(({ id }) => id)

    it('packages of a type, whole', async () => {
      const [plot, bare] = v.parse(records, (await read('/packages/project_type/1')).data)
      expect(plot).toMatchObject({
        id: 11,
        amount: 3_500_000,
        location: 'Km 12, Papalanto Road Ogun',
        createdAt: 'January 5, 2026',
        brochure: { url: '/media/plot.pdf' },
        benefits: [
          { id: 2, name: 'Survey' },
          { id: 1, name: 'Fence', icon: '/media/icons/perimeter fence.svg' },
        ],
        media: [{ filename: 'gate.jpg', fileType: 'image', date: 'January 5, 2026' }],
        promos: [{ title: 'Harvest', discount: 10, start: 'November 1, 2026', active: true }],
        project: { id: 1, name: 'Green Gate', projectType: { id: 1, name: 'land' } },
      })
      expect(bare).toMatchObject({ id: 12, location: ' Ogun' })
      expect(bare).not.toHaveProperty('media')
      expect(bare).not.toHaveProperty('brochure')
    })

    it('one package', async () => {
      const pkg = parseOne(packageSchema, openEnvelope(await read('/packages/view/21')).data)
      expect(pkg).toMatchObject({ id: '21', soldOut: true, status: 'Sold Out' })
    })

    it('projects with their packages, all and one', async () => {
      expect(await idsOf('/projects')).toEqual([1, 2])
      const [project] = parseOne(projectListSchema, [(await read('/projects/view/1')).data])
      expect(project).toMatchObject({ name: 'Green Gate', packageCount: 2, promos: [{ title: 'Harvest' }] })
      expect(project?.packages.map(({ id }) => id)).toEqual(['11', '12'])
    })

    it('projects of a type, a page at a time', async () => {
      expect(await read('/projects/1')).toMatchObject({ page: 1, perPage: 10, pages: 1, total: 1 })
      expect(await read('/projects/1?page=2&perPage=1')).toMatchObject({ data: [], page: '2', perPage: '1' })
    })

    it('posts, newest first, two a page, echoing the query as texts', async () => {
      const first = await read('/posts')
      expect(first).toMatchObject({ page: 1, perPage: 2, pages: 2, total: 4 })
      expect(v.parse(records, first.data).map(({ id }) => id)).toEqual([4, 3])
      expect(await read('/posts?page=2&perPage=3')).toMatchObject({
        page: '2',
        perPage: '3',
        pages: 2,
        total: 4,
      })
      expect(parseOne(postPageSchema, first).data).toHaveLength(2)
    })

    it.each([
      ['type=blog', [2]],
      ['type=', [4, 3, 2, 1]],
      ['type=NEWS&projectTypeId=1', [3, 1]],
      ['projectTypeId=2', [4]],
      ['projectTypeId=land', []],
      ['text=100%25%20of', [3]],
      ['text=topic%201', [1]],
      ['text=TOPIC%20%201', [1]],
      ['text=strong', []], // the markup is not read
      ['text=nbsp', []],
      ['text=the%20title%20documents', [3]],
      ['text=%26%20deeds', [3]],
      ['text=%26', [3]],
      ['text=%25%5F', []],
      ['text=%00', [4, 3, 2, 1]],
      ['page=0&perPage=-1', [4, 3]],
      ['page=99999999999', [4, 3]],
    ])('posts for ?%s', async (query, ids) => {
      const paged = query.includes('page') ? query : `${query}&perPage=10`
      expect(await idsOf(`/posts?${paged}`)).toEqual(ids)
    })

    it.each([
      ['/posts?perPage=100', '/posts?perPage=1001'],
      ['/posts?page=1', '/posts?page=01&perPage=0'],
      ['/posts', '/posts?page=x&perPage=00&projectTypeId=%20&type=%20&text=%00'],
      ['/posts?type=blog', '/posts?type=%20Blog%00'],
      ['/posts?projectTypeId=1', '/posts?projectTypeId=%2001'],
      ['/posts?projectTypeId=land', '/posts?projectTypeId=0'],
      ['/posts?text=topic%201', '/posts?text=%20topic%201%00'],
      [`/posts?text=${'x'.repeat(100)}`, `/posts?text=${'x'.repeat(101)}`],
      ['/posts/post-1', '/posts/post-1%00'],
      ['/projects/1?page=1&perPage=100', '/projects/01?page=001&perPage=101'],
      ['/projects/view/1', '/projects/view/001'],
      ['/packages/project_type/1', '/packages/project_type/01'],
      ['/packages/view/11', '/packages/view/011'],
      [FILTER, `${FILTER}?date=2026-11-30`],
      [`${FILTER}?projectTypeId=1`, `${FILTER}?projectTypeId=01&date=x`],
      [`${FILTER}?projectTypeId=1&projectId=abc`, `${FILTER}?projectTypeId=1&projectId=%201`],
    ])('once for one question, however it is written: %s as %s', async (path, other) => {
      const kept = new KeptReads()
      const makes = vi.spyOn(kept, 'keep')
      const app = createApp({ db: api.db, now: () => NOW, kept })
      const [answer, again] = [await get(app, path), await get(app, other)]
      expect([answer.status, makes.mock.calls.length]).toEqual([200, 1])
      const unkept = await get(api.app, other)
      expect(await again.text()).toBe(await unkept.text())
    })

    it.each([
      ['/posts', '/posts?page=1'],
      ['/posts', '/posts?perPage=2'],
      ['/projects/1', '/projects/1?page=1'],
    ])('twice for %s and %s, because an answer repeats what it was given', async (path, other) => {
      const app = createApp({ db: api.db, now: () => NOW, kept: new KeptReads() })
      const [answer, again] = [await get(app, path), await get(app, other)]
      expect(await again.text()).not.toBe(await answer.text())
    })

    it('a cover as a record, as null and as {}', async () => {
      const covers = v.parse(records, (await read('/posts?perPage=10')).data).map((row) => row.coverPhoto)
      expect(covers).toEqual([{ url: '/media/cover.jpg', fileType: 'image' }, null, {}, expect.any(Object)])
    })

    it('one post by its slug, unless it was withdrawn', async () => {
      expect((await read('/posts/post-1')).data).toMatchObject({
        slug: 'post-1',
        created: 'October 11, 2026',
        liked: false,
        comments: [],
        projectType: { id: 1, name: 'land' },
      })
      expect((await get(api.app, '/posts/post-5')).status).toBe(402)
    })

    it('no times on a date that is none, without a question to the database', async () => {
      const unasked = new Proxy(api.db, {
        get: () => {
          throw new Error('the database was asked')
        },
      })
      const app = createApp({ db: unasked })
      const path = `${FILTER}?projectTypeId=1&projectId=1&packageId=11&date=`
      for (const date of ['never', '2026-02-30', '2026-11-30x']) {
        const answer = await get(app, path + date)
        expect([answer.status, v.parse(loose, await answer.json()).data], date).toEqual([200, []])
      }
    })

    it('schedules, newest first, without those that are cancelled', async () => {
      const { data } = await read(FILTER)
      expect(v.parse(records, data).map(({ id }) => id)).toEqual([6, 5, 3, 2, 1])
      expect(v.parse(records, data).at(-1)).toMatchObject({
        fee: 5000,
        availableDate: 'November 30, 2026',
        availableTime: '09:00 AM',
        recurrent: false,
        recurrent_day: null,
      })
      const parsed = parseOne(scheduleListSchema, data)
      expect(parsed[3]).toMatchObject({
        recurrent: true,
        recurrent_day: 'Saturday',
        availableTime: '01:30 PM',
      })
      expect(parsed[3]?.project?.promos).toHaveLength(1)
    })

    it('the cascade of choices, keyed by id, raw', async () => {
      const projects = (await read(`${FILTER}?projectTypeId=1`)).data
      expect(projects).toMatchObject({ 1: { id: 1, name: 'Green Gate', project_type_id: 1 } })
      expect(parseChoices(projects)).toEqual([{ id: '1', name: 'Green Gate' }])
      const packages = (await read(`${FILTER}?projectTypeId=1&projectId=1`)).data
      expect(parseChoices(packages).map(({ id }) => id)).toEqual(['11', '12'])
    })

    it('dates and times of a package', async () => {
      const path = `${FILTER}?projectTypeId=1&projectId=1&packageId=11`
      const { data } = await read(path)
      expect(parseDates(data)).toEqual([
        '2026-11-21',
        '2026-11-28',
        '2026-11-30',
        '2026-12-02',
        '2026-12-05',
        '2026-12-12',
        '2026-12-19',
      ])
      const times = (await read(`${path}&date=2026-11-30`)).data
      expect(times).toEqual({ 1: '09:00:00' })
      expect(parseTimeSlots(times)).toEqual([{ scheduleId: '1', time: '09:00' }])
      const daily = parseDates((await read(`${FILTER}?projectTypeId=1&projectId=1&packageId=12`)).data)
      expect([daily[0], daily.length]).toEqual(['2026-11-20', 31])
    })

    it.each([
      'projectTypeId=9',
      'projectTypeId=1&projectId=abc',
      'projectTypeId=1&projectId=1&packageId=11&date=never',
    ])('an empty object as [] for ?%s', async (query) =>
      expect((await read(`${FILTER}?${query}`)).data).toEqual([]),
    )

    it('no date once its seats are gone', async () => {
      const path = `${FILTER}?projectTypeId=1&projectId=1&packageId=11`
      await post(
        api.app,
        '/site_tours/book',
        booking({ siteTourScheduleId: SCHEDULES.oneSeat, bookedDate: '2026-12-02' }),
      )
      expect(parseDates((await read(path)).data)).not.toContain('2026-12-02')
      expect((await read(`${path}&date=2026-12-02`)).data).toEqual([])
    })

    it.each([
      [endpoints.package('0'), 'Package not found'], // the outbox asks this before it sends (decision 157)
      ['/packages/view/999', 'Package not found'],
      ['/packages/view/abc', 'Package not found'],
      ['/packages/view/99999999999999999999', 'Package not found'],
      ['/packages/project_type/9', 'Project Type not found'],
      ['/projects/9', 'Project Type not found'],
      ['/projects/view/999', 'Project not found'],
      ['/posts/none', 'Post not found'],
      ['/posts/%00', 'Post not found'],
    ])('%s with 402 and words', async (path, message) => {
      const answer = await get(api.app, path)
      expect([answer.status, await answer.json()]).toEqual([402, { statusCode: 402, message }])
    })
  })
})
