import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { Gone, MOST_PACKAGES, planPack, TooManyPackages } from './plan-pack.ts'
import { packageToKeep } from './queries.ts'

vi.hoisted(() => vi.stubEnv('VITE_MEDIA_ORIGIN', 'https://elsewhere.example'))

const NOW = Date.UTC(2026, 10, 20, 12)
const subject: PackSubject = {
  kind: 'package',
  id: '7',
  title: 'Seven',
  projectType: 'land',
  projectId: '4',
  packageIds: ['7'],
  address: '/projects/package/7',
}
const PACKAGE = {
  id: 7,
  name: 'Seven',
  media: [
    { url: '/media/gate.jpg', fileType: 'image' },
    { url: '/media/gate.jpg', fileType: 'image' },
    { url: '/media/walk.mp4', fileType: 'video' },
    { url: 'https://elsewhere.example/far.jpg', fileType: 'image' },
  ],
  benefits: [{ name: 'Gate', icon: '/media/icons/gate.svg' }],
}
const PAGES_OF_A_LINE = 2
const DAY_MS = 86_400_000
const picturesAt = (host: string) =>
  Array.from({ length: 40 }, (_, at) => ({ url: `https://${host}/${at}.jpg`, fileType: 'image' }))
const TOURS = '/site_tours/filter_schedules'
const FORM = `${TOURS}?projectTypeId=1`

/** The provider: data by path below the API base, or a function that answers; bytes by picture. An error means no answer. */
let data: Record<string, unknown>
/** What a worker would answer with at once, three weeks old, to who does not ask past it. */
let copies: Record<string, unknown>
let bytes: Record<string, number | Error>
/** Each address that was asked for its size alone. */
let weighed: string[]

beforeEach(() => {
  weighed = []
  vi.stubGlobal('location', new URL('https://site.test/'))
  vi.stubGlobal('caches', { match: async () => undefined })
  data = {
    '/packages/view/7': PACKAGE,
    [TOURS]: [],
    [FORM]: { 4: { id: 4, name: 'Moniya' } },
    [`${FORM}&projectId=4`]: { 7: { id: 7, name: 'Seven' } },
    [`${FORM}&projectId=4&packageId=7`]: ['2026-11-20', '2026-11-28', '2026-12-05'],
  }
  copies = {}
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  bytes = {
    '/media/gate.jpg?w=480': 9_000,
    'https://elsewhere.example/far.jpg': 12_000,
    '/media/icons/gate.svg': 0,
  }
  vi.stubGlobal('fetch', async (address: string, { method, cache, mode }: RequestInit) => {
    const asked = String(address)
    if (method?.toUpperCase() === 'HEAD') {
      weighed.push(asked)
      const size = bytes[asked] ?? 0
      if (size instanceof Error && !(mode === 'no-cors' && size.message === 'CORS')) throw size
      return new Response(null, { headers: Number(size) > 0 ? { 'content-length': String(size) } : {} })
    }
    const path = asked.replace('/api/v2', '')
    if (copies[path] && cache !== 'reload') {
      const headers = { [STORED_AT_HEADER]: String(NOW - 21 * DAY_MS) }
      return Response.json({ statusCode: 200, data: copies[path] }, { headers })
    }
    const body = data[path]
    if (body === undefined) throw new TypeError('Failed to fetch')
    if (body instanceof Function) return body()
    return Response.json({ statusCode: 200, data: body, pages: PAGES_OF_A_LINE })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan = (change: Partial<PackSubject> = {}, isFresh = false, client = new QueryClient()) =>
  planPack({ ...subject, ...change }, { client, signal: new AbortController().signal, isFresh, now: NOW })

describe('the plan of a pack', () => {
  it('holds the record, every choice of the booking form down to the times of each coming day, the tours with their fees, and small pictures', async () => {
    const { reads, pictures, dayCount, leftOutCount } = await plan()
    expect(reads).toEqual([
      '/packages/view/7',
      FORM,
      `${FORM}&projectId=4`,
      `${FORM}&projectId=4&packageId=7`,
      `${FORM}&projectId=4&packageId=7&date=2026-11-28`,
      `${FORM}&projectId=4&packageId=7&date=2026-12-05`,
      TOURS,
    ])
    expect(pictures).toEqual([
      '/media/gate.jpg?w=480',
      'https://elsewhere.example/far.jpg',
      '/media/icons/gate.svg',
    ])
    expect([dayCount, leftOutCount]).toEqual([2, 0])
  })

  it('weighs what the hosts say, and the usual size where they do not', async () => {
    const { bytes: all } = await plan()
    expect(all).toBeGreaterThan(9_000 + 12_000 + 3_000)
    expect(all).toBeLessThan(9_000 + 12_000 + 3_000 + 3_000)
  })

  it('leaves out a picture whose host forbids it, and says so', async () => {
    bytes['https://elsewhere.example/far.jpg'] = new TypeError('CORS')
    const { pictures, leftOutCount } = await plan()
    expect(pictures).not.toContain('https://elsewhere.example/far.jpg')
    expect(leftOutCount).toBe(1)
  })

  it('asks nobody about pictures of a host that the policy of the site does not name', async () => {
    data['/packages/view/7'] = { ...PACKAGE, media: picturesAt('unnamed.example'), benefits: [] }
    expect((await plan()).leftOutCount).toBe(40)
    expect(weighed).toEqual([])
  })

  it('keeps a picture whose host takes long to say its size: a slow line forbids nothing', async () => {
    bytes['https://elsewhere.example/far.jpg'] = new DOMException('signal timed out', 'TimeoutError')
    const { pictures, leftOutCount } = await plan()
    expect(pictures).toContain('https://elsewhere.example/far.jpg')
    expect(leftOutCount).toBe(0)
  })

  it('is none without a network', async () => {
    data = {}
    await expect(plan()).rejects.toMatchObject({ kind: 'silent' })
  })

  it('holds a picture whose host is down: it comes later, and an update drops none', async () => {
    const far = 'https://elsewhere.example/far.jpg'
    bytes[far] = new TypeError('down')
    expect(await plan({}, true)).toMatchObject({ pictures: expect.arrayContaining([far]), leftOutCount: 0 })
  })

  it('of a package whose line nobody knows holds no dates', async () => {
    expect((await plan({ projectType: null, projectId: null })).reads).toEqual(['/packages/view/7'])
  })

  it('lets copies of the last ten minutes stand, except when it is fetched anew', async () => {
    expect((await plan()).since).toBe(NOW - 600_000)
    expect((await plan({}, true)).since).toBe(NOW)
  })

  it.each([
    ['fetched anew', true],
    ['saved for the first time', false],
  ])('%s, it names what the provider has now, not what the worker’s old copy named', async (_, isFresh) => {
    copies['/packages/view/7'] = { ...PACKAGE, media: [{ url: '/media/old.jpg', fileType: 'image' }] }
    copies[`${FORM}&projectId=4&packageId=7`] = ['2026-11-21']
    const { reads, pictures } = await plan({}, isFresh)
    expect(pictures).toContain('/media/gate.jpg?w=480')
    expect(pictures).not.toContain('/media/old.jpg?w=480')
    expect(reads).not.toContain(`${FORM}&projectId=4&packageId=7&date=2026-11-21`)
    expect(reads).toContain(`${FORM}&projectId=4&packageId=7&date=2026-12-05`)
  })

  it('takes what the page was told within ten minutes, and nothing that only arrived then', async () => {
    const client = new QueryClient()
    const { queryKey } = packageToKeep('7')
    const hold = async (storedAt: number) => {
      const value = { ...client.getQueryData(queryKey)?.value, name: 'Held' }
      client.setQueryData(queryKey, { value, storedAt } as never)
      return (await plan({}, false, client)) && client.getQueryData(queryKey)?.value.name
    }
    await plan({}, false, client)
    expect(await hold(NOW - 9 * 60_000)).toBe('Held')
    expect(await hold(NOW - DAY_MS)).toBe('Seven')
  })

  it('keeps a view all around in the size that turns, and a small one for its button', async () => {
    const around = { url: '/media/street-360.jpg', fileType: 'image' }
    data['/packages/view/7'] = { ...PACKAGE, media: [around], benefits: [] }
    expect((await plan()).pictures).toEqual(['/media/street-360.jpg?w=2560', '/media/street-360.jpg?w=480'])
  })

  it('keeps the plan of an estate in the size that a person enlarges, beside the small one', async () => {
    const site = { url: '/media/site-plan.jpg', fileType: 'image', description: 'Plan of the estate' }
    data['/packages/view/7'] = { ...PACKAGE, media: [site] }
    expect((await plan()).pictures).toEqual([
      '/media/site-plan.jpg?w=1280',
      '/media/site-plan.jpg?w=480',
      '/media/icons/gate.svg',
    ])
  })

  it('of a post holds its text, its cover and the pictures of its text', async () => {
    data['/posts/deed'] = {
      id: 1,
      slug: 'deed',
      topic: 'Deed',
      content: '<p><img src="/media/page.jpg"></p>',
      coverPhoto: { url: '/media/gate.jpg' },
    }
    bytes['/media/page.jpg?w=480'] = 7_000
    const { reads, pictures, dayCount } = await plan({ kind: 'post', id: 'deed', packageIds: [] })
    expect(reads).toEqual(['/posts/deed'])
    expect(pictures).toEqual(['/media/gate.jpg?w=480', '/media/page.jpg?w=480'])
    expect(dayCount).toBe(0)
  })
})

it('the plan of a project holds the packages that its list names now, not those of the day it was saved', async () => {
  const named = (ids: number[]) => [
    { id: 4, name: 'Moniya', packages: ids.map((id) => ({ id, name: `P ${id}` })) },
  ]
  copies['/projects/1'] = named([7])
  data['/projects/1'] = named([7, 8])
  data['/packages/view/8'] = { id: 8, name: 'Eight' }
  data[`${FORM}&projectId=4&packageId=8`] = ['2026-12-12']
  const { subject: whole, reads } = await plan({ kind: 'project', id: '4' }, true)
  expect(whole.packageIds).toEqual(['7', '8'])
  expect(reads).toContain('/packages/view/8')
  expect(reads).toContain(`${FORM}&projectId=4&packageId=8&date=2026-12-12`)
})

it('the plan of one package is none where it is refused', async () => {
  data['/packages/view/7'] = () => Response.json({ statusCode: 402, message: 'Not found' }, { status: 402 })
  await expect(plan()).rejects.toBeInstanceOf(Gone)
  const post = { kind: 'post' as const, id: 'deed', packageIds: [] }
  data['/posts/deed'] = data['/packages/view/7']
  await expect(plan(post)).rejects.toBeInstanceOf(Gone)
})

it('a package whose dates alone are refused is not called gone', async () => {
  data[FORM] = () => Response.json({ statusCode: 402, message: 'No dates' }, { status: 402 })
  const error = await plan().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ kind: 'refused' })
  expect(error).not.toBeInstanceOf(Gone)
})

describe('the plan of a whole product line', () => {
  const line: Partial<PackSubject> = { kind: 'line', id: 'land', projectId: null, packageIds: [] }
  const page = (at: number, projects: unknown[]) => {
    data[at === 1 ? '/projects/1' : `/projects/1?page=${at}`] = projects
  }
  const project = (id: number, packageIds: number[]) => ({
    id,
    name: `Project ${id}`,
    packages: packageIds.map((packageId) => ({ id: packageId, name: `Package ${packageId}` })),
  })

  it('holds every project of every page, and the dates of packages whose record names no project', async () => {
    page(1, [project(4, [7])])
    page(2, [project(5, [8])])
    data['/packages/view/8'] = { id: 8, name: 'Eight' }
    data[`${FORM}&projectId=5`] = { 8: { id: 8, name: 'Eight' } }
    data[`${FORM}&projectId=5&packageId=8`] = ['2026-12-12']
    const { subject: whole, reads, dayCount } = await plan(line)
    expect(whole.packageIds).toEqual(['7', '8'])
    expect(reads).toContain('/packages/view/7')
    expect(reads).toContain('/packages/view/8')
    expect(reads).toContain(`${FORM}&projectId=5&packageId=8&date=2026-12-12`)
    expect(reads.filter((path) => path.startsWith('/projects'))).toHaveLength(2)
    expect(dayCount).toBe(3)
  })

  it('looks for its packages anew: one that has left the line leaves the pack', async () => {
    page(1, [project(4, [7])])
    page(2, [])
    expect((await plan({ ...line, packageIds: ['7', '99'] })).subject.packageIds).toEqual(['7'])
  })

  const says = (status: number) => () =>
    Response.json({ statusCode: status, message: 'Not available' }, { status })

  it('leaves out a package that is refused or makes no sense, and dates that are refused', async () => {
    page(1, [project(4, [7, 8, 9])])
    page(2, [project(5, [10])])
    data['/packages/view/8'] = says(402)
    data['/packages/view/9'] = 'no record'
    data['/packages/view/10'] = { id: 10, name: 'Ten' }
    data[`${FORM}&projectId=5`] = { 10: { id: 10, name: 'Ten' } }
    data[`${FORM}&projectId=5&packageId=10`] = says(402)
    const { subject: whole, reads, dayCount } = await plan(line)
    expect(whole.packageIds, 'so many packages are told').toEqual(['7', '10'])
    expect(reads).not.toContain('/packages/view/8')
    expect(reads).not.toContain('/packages/view/9')
    expect(reads).not.toContain(`${FORM}&projectId=5&packageId=10`)
    expect(dayCount).toBe(2)
  })

  it.each([
    ['all its packages are refused', { 7: says(402), 8: says(402) }, 'refused'],
    ['the API fails', { 7: PACKAGE, 8: says(500) }, 'broken'],
    ['the API was asked too often', { 7: PACKAGE, 8: says(429) }, 'broken'],
    ['the line is lost', { 7: PACKAGE, 8: undefined }, 'silent'],
  ])('is none where %s: what was saved before stays', async (_, records, kind) => {
    page(1, [project(4, [7, 8])])
    page(2, [])
    for (const [id, record] of Object.entries(records)) data[`/packages/view/${id}`] = record
    await expect(plan(line)).rejects.toMatchObject({ kind })
  })

  it('is refused above a hundred packages, before any of them is asked for', async () => {
    page(1, [
      project(
        4,
        [...Array(MOST_PACKAGES + 1).keys()].map((at) => at + 1_000),
      ),
    ])
    const next = vi.fn(() => Response.json({ statusCode: 200, data: [] }))
    data['/projects/1?page=2'] = next
    await expect(plan(line)).rejects.toThrow(TooManyPackages)
    expect(next).not.toHaveBeenCalled()
  })

  it('asks for twenty pages at most, whatever number the provider names', async () => {
    const asked = vi.fn(() => Response.json({ statusCode: 200, data: [], pages: 1e9 }))
    for (let at = 1; at <= 30; at += 1) data[at === 1 ? '/projects/1' : `/projects/1?page=${at}`] = asked
    await plan(line)
    expect(asked).toHaveBeenCalledTimes(20)
  })
})
