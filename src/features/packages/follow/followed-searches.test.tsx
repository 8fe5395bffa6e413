// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { translate } from '#src/ui/translated-for-tests.ts'
import { followCopy as words } from './follow-copy.ts'
import { stopFollowing } from './follow-search.ts'
import { FollowedSearches } from './followed-searches.tsx'

const list = vi.hoisted(() => ({ searches: [{}] }))
vi.mock('./followed-list.ts', () => ({
  followedList: { get: () => list.searches, subscribe: () => () => undefined },
}))
vi.mock('./how-told.tsx', () => ({ HowTold: () => null }))
vi.mock('./follow-search.ts', () => ({ stopFollowing: vi.fn(async () => null) }))

it('a translated list of what is followed tells each look and what it brought', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('main')
  const root = createRoot(page)
  const show = async (lookedAt: number, news: unknown[]) => {
    list.searches = [{ query: '', label: 'Land', lookedAt, news }]
    await act(async () =>
      root.render(
        <MemoryRouter>
          <FollowedSearches look={async () => undefined} />
        </MemoryRouter>,
      ),
    )
    const said = page.querySelector('li p')?.textContent
    translate(page)
    return said
  }
  expect(await show(0, [])).toBe(words.neverLooked)
  expect(await show(Date.now(), [])).toBe(words.nothingNew)
  expect(await show(Date.now(), [1])).toBe(words.news(1) + words.nothingNew)
  expect(await show(Date.now() - 2 * 3_600_000, [1])).toBe(`${words.news(1)}${words.lookedAt} 2 hours ago`)
  expect(await show(Date.now() + 86_400_000, []), 'by a clock that was ahead').toBe(words.lookedAt)
  await act(async () => root.unmount())
})

async function opened() {
  const page = document.createElement('main')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FollowedSearches look={async () => undefined} />
      </MemoryRouter>,
    ),
  )
  return { page, root }
}

it('“just now” ends after a minute', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  list.searches = [{ query: '', label: 'Land', lookedAt: Date.now(), news: [] }]
  const { page, root } = await opened()
  const said = () => page.querySelector('li p')?.textContent
  expect(said()).toBe(words.nothingNew)
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  expect(said()).toBe(`${words.lookedAt} 2 minutes ago`)
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('a double tap on Stop following leaves the search that closes up, and the focus with it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  list.searches = ['land', 'homes'].map((query) => ({ query, label: query, lookedAt: 0, news: [] }))
  const { page, root } = await opened()
  for (const button of page.querySelectorAll<HTMLButtonElement>('li button'))
    await act(async () => button.click())
  expect(vi.mocked(stopFollowing).mock.calls).toEqual([['land']])
  expect(document.activeElement?.textContent).toBe(`${words.end}: homes`)
  await act(async () => root.unmount())
})
