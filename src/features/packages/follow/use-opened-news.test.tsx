// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { sampleSearch } from '#follow/sample-search-for-tests.ts'
import { endFollowing, follow, followedSearches } from '#follow/store.ts'
import { useOpenedNews } from './use-opened-news.ts'

const news = [{ packageId: '1', name: 'Moniya', changes: [{ kind: 'new' as const }] }]

const Opened = () => useOpenedNews('a').map(({ name }) => name)

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
