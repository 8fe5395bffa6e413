import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { ProjectPage } from '#contract/records/project.ts'
import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import type { FollowedSearch } from './followed-search.ts'
import { lookAtFollowed, type Reads } from './look.ts'
import { endAllFollowing, sampleSearch } from './sample-search-for-tests.ts'
import { changeFollowed, endFollowing, follow, followedSearches, takeUntold } from './store.ts'

const search = (query: string, changes: Partial<FollowedSearch> = {}) =>
  sampleSearch({ query, label: query, ...changes })

const pageOf = (ids: readonly string[], pages = 1): ProjectPage => ({
  pages,
  data: [
    {
      ...{ id: '9', name: 'Green', description: '', status: '', projectType: null, promos: [] },
      packageCount: null,
      packages: ids.map((id) => samplePackage({ id })),
    },
  ],
})

let asked: string[]
const reads = (lists: Partial<Record<ProjectTypeSlug, (ProjectPage | null)[]>>): Reads => ({
  projects: async (line, page) => {
    asked.push(`${line} ${page}`)
    return lists[line]?.[page - 1] ?? null
  },
  schedules: async () => {
    asked.push('tours')
    return []
  },
})
const newsOf = async () =>
  ((await followedSearches()) ?? []).map(({ query, news }) => [query, news.map(({ packageId }) => packageId)])

beforeEach(async () => {
  asked = []
  await endAllFollowing()
})

describe('a look at what is followed', () => {
  it('reads nothing while nothing is followed', async () => {
    await lookAtFollowed(reads({}))
    expect(asked).toEqual([])
  })

  it('reads each list once, and only those that somebody follows', async () => {
    await follow(search('a'))
    await follow(search('b', { criteria: { ...NO_CRITERIA, lines: ['land', 'home'] } }))
    await lookAtFollowed(reads({ land: [pageOf(['1'], 2), pageOf(['2'])], home: [pageOf(['3'])] }))
    expect(asked).toEqual(['tours', 'land 1', 'land 2', 'home 1'])
  })

  it('reads each list once for two who ask while it looks, and again for who asks later', async () => {
    await follow(search('a', { criteria: { ...NO_CRITERIA, lines: ['land'] } }))
    const lists = reads({ land: [pageOf(['1'])] })
    await Promise.all([lookAtFollowed(lists), lookAtFollowed(lists)])
    expect(asked).toEqual(['tours', 'land 1'])
    await lookAtFollowed(lists)
    expect(asked).toEqual(['tours', 'land 1', 'tours', 'land 1'])
  })

  it('counts for a search that somebody follows meanwhile, and so shares it', async () => {
    await follow(search('a'))
    const lists = reads({ land: [pageOf(['1'])] })
    const schedules = async () => {
      await follow(search('b'))
      return []
    }
    await lookAtFollowed({ ...lists, schedules }, () => 5)
    expect((await followedSearches())?.map(({ lookedAt }) => lookedAt)).toEqual([5, 5])
  })

  it('tells what is new since the look before', async () => {
    await follow(search('a'))
    await lookAtFollowed(reads({ land: [pageOf(['1'])] }), () => 10)
    await lookAtFollowed(reads({ land: [pageOf(['1', '2'])] }), () => 20)
    expect(await newsOf()).toEqual([['a', ['2']]])
  })

  it.each<[string, (ProjectPage | null)[]]>([
    ['nothing can be read', [null]],
    ['one page is missing', [pageOf(['1', '2'], 2), null]],
    [
      'the lists are longer than a look may read',
      Array.from({ length: 30 }, (_, at) => pageOf([String(at)], 30)),
    ],
  ])('changes nothing when %s', async (_, land) => {
    await follow(search('a'))
    await lookAtFollowed(reads({ land: [pageOf(['1'])] }), () => 10)
    const before = await followedSearches()
    await lookAtFollowed(reads({ land }), () => 20)
    expect(await followedSearches()).toEqual(before?.map((one) => ({ ...one, triedAt: 20 })))
  })

  it('notes no attempt on a line that brings nothing', async () => {
    await follow(search('a'))
    const before = await followedSearches()
    await lookAtFollowed({ ...reads({}), schedules: async () => null }, () => 20)
    expect(await followedSearches()).toEqual(before)
  })

  it('without the tours reads no list for who follows tours, and notes the attempt if the line brought another', async () => {
    await follow(search('tours', { criteria: { ...NO_CRITERIA, lines: ['home'], tours: true } }))
    const land = { ...reads({ land: [pageOf(['1'])] }), schedules: async () => null }
    await lookAtFollowed(land, () => 20)
    expect(asked).toEqual([])
    expect((await followedSearches())?.map(({ triedAt }) => triedAt)).toEqual([undefined])
    await follow(search('land'))
    await lookAtFollowed(land, () => 30)
    expect(asked).toEqual(['land 1'])
    const looks = (await followedSearches())?.map(({ query, lookedAt, triedAt }) => [
      query,
      lookedAt,
      triedAt,
    ])
    expect(looks?.toSorted()).toEqual([
      ['land', 30, undefined],
      ['tours', 0, 30],
    ])
  })

  it('reads one page of a list that is too long, and looks at the other lines', async () => {
    await follow(search('a'))
    await follow(search('b', { criteria: { ...NO_CRITERIA, lines: ['home'] } }))
    const home = Array.from({ length: 20 }, (_, at) => pageOf([String(at)], 20))
    await lookAtFollowed(reads({ land: [pageOf(['1'], 21)], home }), () => 5)
    expect(asked.filter((one) => !one.startsWith('home'))).toEqual(['tours', 'land 1'])
    const looks = (await followedSearches())?.map(({ query, lookedAt }) => [query, lookedAt])
    expect(Object.fromEntries(looks ?? [])).toEqual({ a: 0, b: 5 })
  })

  it('a line that cannot be read holds back only the searches that need it', async () => {
    await follow(search('all', { criteria: NO_CRITERIA }))
    await follow(search('land'))
    const land = [pageOf(['1'])]
    await lookAtFollowed(reads({ land, agro: [pageOf([])], home: [pageOf([])] }), () => 10)
    await lookAtFollowed(reads({ land: [pageOf(['1', '2'])], agro: [pageOf([])] }), () => 20)
    expect(Object.fromEntries(await newsOf())).toEqual({ all: [], land: ['2'] })
  })

  it('does not bring back a search that was ended meanwhile', async () => {
    await follow(search('a'))
    const land = [pageOf(['1'])]
    const slow = reads({ land })
    await lookAtFollowed({
      ...slow,
      schedules: async () => {
        await endFollowing('a')
        return []
      },
    })
    expect(await followedSearches()).toEqual([])
  })
})

describe('the searches of this phone', () => {
  it('keep at most ten, each once', async () => {
    for (let at = 0; at < 10; at++) expect(await follow(search(String(at)))).toBeNull()
    expect([await follow(search('11')), await follow(search('3'))]).toEqual(['most', null])
    expect(await followedSearches()).toHaveLength(10)
  })

  it('are told once, whoever asks first', async () => {
    const news = [{ packageId: '1', name: 'Moniya', changes: [{ kind: 'new' as const }] }]
    await follow(search('a', { news, isTold: false }))
    await follow(search('b'))
    const taken = await Promise.all([takeUntold(), takeUntold()])
    expect(taken.flat().map(({ query }) => query)).toEqual(['a'])
    expect(await takeUntold()).toEqual([])
    expect(await newsOf()).toContainEqual(['a', ['1']])
  })

  it('survive a step of one that is not there', async () => {
    expect(await changeFollowed('gone', (one) => one)).toBeNull()
    expect(await followedSearches()).toEqual([])
  })
})
