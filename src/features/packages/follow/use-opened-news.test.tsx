// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { sampleSearch } from '#follow/sample-search-for-tests.ts'
import { changeFollowed, endFollowing, follow, followedSearches } from '#follow/store.ts'
import { useOpenedNews } from './use-opened-news.ts'

const news = [{ packageId: '1', name: 'Moniya', changes: [{ kind: 'new' as const }] }]

const Opened = ({ query = 'a' }) => useOpenedNews(query).map(({ name }) => name)

it('news that were opened stay for the visit, and go when their search is ended', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await follow(sampleSearch({ query: 'a', news }))
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(<Opened />))
  const says = (words: string) =>
    vi.waitFor(async () => {
      await act(() => followedSearches())
      expect(page.textContent).toBe(words)
    })
  await says('Moniya')
  await vi.waitFor(async () => expect(await followedSearches()).toMatchObject([{ news: [] }]))
  await act(async () => root.render(null))
  await act(async () => root.render(<Opened />))
  expect(page.textContent).toBe('Moniya')

  await endFollowing('a')
  await says('')
  await follow(sampleSearch({ query: 'a' }))
  for (const _ of [1, 2]) await says('')
  await act(async () => root.unmount())
})

it('news that come while nobody looks at the page stay, and so do those that come behind what is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let seen: DocumentVisibilityState = 'hidden'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  await follow(sampleSearch({ query: 'b', news, isTold: false }))
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () => root.render(<Opened query="b" />))
  const kept = async () => (await followedSearches())?.find(({ query }) => query === 'b')
  for (const _ of [1, 2, 3]) await act(() => followedSearches())
  expect(page.textContent).toBe('')
  expect(await kept()).toMatchObject({ news: [{ name: 'Moniya' }], isTold: false })

  const later = { packageId: '2', name: 'Later', changes: [{ kind: 'new' as const }] }
  const added = changeFollowed('b', (search) => ({ ...search, news: [...search.news, later] }))
  seen = 'visible'
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(page.textContent).toBe('Moniya')
  await act(() => added)
  await vi.waitFor(async () => {
    await act(() => followedSearches())
    expect(page.textContent).toBe('LaterMoniya')
  })
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ news: [], isTold: true }))
  await act(async () => root.unmount())
})
