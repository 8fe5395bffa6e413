// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endAllFollowing, sampleSearch } from '#follow/sample-search-for-tests.ts'
import { changeFollowed, endFollowing, follow, followedSearches } from '#follow/store.ts'
import { reachable } from '#src/device/reachable.ts'
import { eraseFollowed } from './erase-followed.ts'
import { NewsCard } from './news-card.tsx'

const news = [{ packageId: '1', name: 'Moniya', changes: [{ kind: 'new' as const }] }]
const searchOf = (query: string) =>
  sampleSearch({ query, label: query, news, isTold: false, lookedAt: Date.now() })
const told = () => [...page.querySelectorAll('li a')].map((link) => link.textContent).toSorted()

const look = vi.fn(async () => undefined)
let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await follow(searchOf('a'))
  await follow(searchOf('b'))
  page = document.createElement('main')
  root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <NewsCard look={look} />
      </MemoryRouter>,
    ),
  )
  await comesTo(['a', 'b'])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
  await endAllFollowing()
})

/** What stands there after each answer of the storage. */
const comesTo = (queries: string[]) =>
  vi.waitFor(async () => {
    await act(() => followedSearches())
    expect(told()).toEqual(queries)
  })

it('the card drops what nobody follows any more, and goes with the last of it', async () => {
  await endFollowing('a')
  await comesTo(['b'])
  await eraseFollowed()
  await comesTo([])
})

it('the card drops what was opened in another tab', async () => {
  await changeFollowed('a', (search) => ({ ...search, news: [] }))
  await comesTo(['b'])
})

it('the card adds what a later look finds, and brings back nothing that was opened', async () => {
  await act(() => follow(searchOf('c')))
  await comesTo(['a', 'b', 'c'])
  await changeFollowed('a', (search) => ({ ...search, news: [] }))
  await comesTo(['b', 'c'])
  await act(() => follow(searchOf('d')))
  await comesTo(['b', 'c', 'd'])
})

it('the card brings back nothing after it was closed', async () => {
  await act(async () => page.querySelector('button')?.click())
  await act(() => follow(searchOf('c')))
  await comesTo(['c'])
})

it('the card says what its news are by now', async () => {
  await endFollowing('b')
  await comesTo(['a'])
  const changes = [{ kind: 'price-down' as const, by: 100_000 }]
  await changeFollowed('a', (search) => ({ ...search, news: news.map((one) => ({ ...one, changes })) }))
  await vi.waitFor(async () => {
    await act(() => followedSearches())
    expect(page.textContent).toContain('Moniya: ₦100,000 less')
  })
})

it('the card keeps what it told while the storage does not answer', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await act(async () => undefined)
  expect(told()).toEqual(['a', 'b'])
})

it('the card looks at a start an hour after the last try, whether or not the lists could be read', async () => {
  expect(look).not.toHaveBeenCalled()
  const startsAfter = async (minutes: number) => {
    const triedAt = Date.now() - minutes * 60_000
    for (const query of ['a', 'b'])
      await changeFollowed(query, (search) => ({ ...search, lookedAt: 0, triedAt }))
    const again = createRoot(document.createElement('main'))
    await act(async () =>
      again.render(
        <MemoryRouter>
          <NewsCard look={look} />
        </MemoryRouter>,
      ),
    )
    for (let at = 0; at < 5; at++) await act(() => followedSearches())
    await act(async () => again.unmount())
  }
  await startsAfter(50)
  expect(look).not.toHaveBeenCalled()
  await startsAfter(70)
  expect(look).toHaveBeenCalledOnce()
})

it('the card looks less and less often while the phone has no room to note when', async () => {
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now')
  const looksAt = async (minutes: number, comesBack: () => unknown) => {
    look.mockClear()
    clock.mockReturnValue(start + minutes * 60_000)
    await act(async () => comesBack())
    for (let at = 0; at < 5; at++) await act(() => followedSearches())
    return look.mock.calls.length
  }
  const returns = () => document.dispatchEvent(new Event('visibilitychange'))
  await looksAt(0, returns) // the phone has noted the last look so far
  for (const query of ['a', 'b']) await changeFollowed(query, (search) => ({ ...search, lookedAt: 0 }))
  const looks = []
  for (const minutes of [0, 1, 4, 7, 15, 18]) looks.push(await looksAt(minutes, returns))
  expect(looks).toEqual([1, 1, 0, 1, 0, 1])
  expect(await looksAt(19, () => reachable.tell()), 'the line was not to blame').toBe(0)
  for (const query of ['a', 'b'])
    await changeFollowed(query, (search) => ({ ...search, lookedAt: Date.now() }))
  await looksAt(20, returns)
  for (const query of ['a', 'b']) await changeFollowed(query, (search) => ({ ...search, lookedAt: 0 }))
  expect(await looksAt(21, returns)).toBe(1)
  expect(await looksAt(22, () => reachable.tell()), 'the line may have broken it').toBe(1)
  expect(await looksAt(23, () => reachable.tell())).toBe(0)
})

it.each([
  ['a return to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a line that is back', () => reachable.tell()],
])('%s is a visit too: an hour after the last look the card looks again', async (_, comesBack) => {
  const seenAfter = async (minutes: number) => {
    const lookedAt = Date.now() - minutes * 60_000
    for (const query of ['a', 'b']) await changeFollowed(query, (search) => ({ ...search, lookedAt }))
    await act(async () => comesBack())
    for (let at = 0; at < 5; at++) await act(() => followedSearches())
  }
  look.mockClear()
  await seenAfter(50)
  expect(look).not.toHaveBeenCalled()
  await seenAfter(70)
  expect(look).toHaveBeenCalledOnce()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await seenAfter(70)
  expect(look, 'nobody sees it').toHaveBeenCalledOnce()
})

it('returns without a line use up none of the looks that the line gets when it is back', async () => {
  const seen = async (comesBack: () => unknown) => {
    await act(async () => comesBack())
    for (let at = 0; at < 5; at++) await act(() => followedSearches())
  }
  const returns = () => document.dispatchEvent(new Event('visibilitychange'))
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 9 * 60 * 60_000) // what earlier tests began rests no more
  await seen(returns)
  for (const query of ['a', 'b']) await changeFollowed(query, (search) => ({ ...search, lookedAt: 0 }))
  look.mockClear()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (let at = 0; at < 3; at++) await seen(returns)
  expect(look).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  await seen(() => reachable.tell())
  expect(look).toHaveBeenCalledOnce()
})
