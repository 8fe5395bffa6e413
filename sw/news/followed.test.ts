import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Reads } from '#follow/look.ts'
import { endAllFollowing, sampleSearch } from '#follow/sample-search-for-tests.ts'
import { follow, followedSearches } from '#follow/store.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { lookDaily } from './followed.ts'
import type { Scope } from './person.ts'

const projects = vi.fn<Reads['projects']>()
const reads: Reads = { projects, schedules: async () => [] }
const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined)
const unregister = vi.fn(async (_tag: string) => undefined)
const matchAll = vi.fn<Scope['clients']['matchAll']>()
const SITE = 'https://adbond.example/'
const registration = { scope: SITE, showNotification, periodicSync: { unregister } } as Scope['registration']
const scope: Scope = { clients: { matchAll, openWindow: async () => null }, registration }
const savesData = vi.fn<(name: string) => Promise<boolean>>()

/** The provider lists these packages from now on. */
const lists = (...ids: string[]) =>
  projects.mockResolvedValue({
    pages: 1,
    data: [
      {
        ...{ id: '9', name: 'Green', description: '', status: '', projectType: null, promos: [] },
        packageCount: null,
        packages: ids.map((id) => samplePackage({ id, name: `Plot ${id}` })),
      },
    ],
  })

beforeEach(async () => {
  vi.clearAllMocks()
  matchAll.mockResolvedValue([])
  savesData.mockResolvedValue(false)
  vi.stubGlobal('caches', { has: savesData })
  vi.stubGlobal('Notification', { permission: 'granted' })
  await endAllFollowing()
  await follow(sampleSearch())
  lists('1')
  await lookDaily(scope, reads)
})

test('the phone says once what is new, and its press leads to the search', async () => {
  expect(showNotification).not.toHaveBeenCalled()
  lists('1', '2', '3', '4')
  await lookDaily(scope, reads)
  await lookDaily(scope, reads)
  expect(showNotification.mock.calls).toMatchObject([
    [
      'News of 3 packages you look for',
      {
        body: 'Land: Plot 2 (new), Plot 3 (new), 1 more',
        tag: 'adbond-followed',
        data: '/projects?line=land',
      },
    ],
  ])
})

test('news of two searches lead to the list of searches', async () => {
  await follow(sampleSearch({ query: 'line=land&max=3000000' }))
  await lookDaily(scope, reads)
  lists('1', '2')
  await lookDaily(scope, reads)
  expect(showNotification.mock.lastCall?.[1].data).toBe('/shortlist#followed')
})

test('a page in sight says it itself', async () => {
  matchAll.mockResolvedValue([
    {
      url: SITE,
      visibilityState: 'visible',
      focus: async () => ({ url: SITE, navigate: async () => undefined }),
    },
  ])
  lists('1', '2')
  await lookDaily(scope, reads)
  expect(showNotification).not.toHaveBeenCalled()
  expect((await followedSearches())?.[0]).toMatchObject({ isTold: false, news: [{ packageId: '2' }] })
})

test('without permission it waits for the next visit', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' })
  lists('1', '2')
  await lookDaily(scope, reads)
  expect(showNotification).not.toHaveBeenCalled()
  expect((await followedSearches())?.[0]?.isTold).toBe(false)
})

test('under data saver nothing is read', async () => {
  projects.mockClear()
  savesData.mockResolvedValue(true)
  await lookDaily(scope, reads)
  expect(projects).not.toHaveBeenCalled()
})

test('nothing changes when nobody answers', async () => {
  const before = await followedSearches()
  projects.mockResolvedValue(null)
  await lookDaily(scope, { ...reads, schedules: async () => null })
  expect(await followedSearches()).toEqual(before)
})

test('with nothing followed it reads nothing and asks for no further event', async () => {
  await endAllFollowing()
  projects.mockClear()
  await lookDaily(scope, reads)
  expect(projects).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalledWith('adbond-followed')
})
