// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearchText } from '#src/features/posts/search/use-search-text.ts'
import { useHubUrlState } from './use-hub-url-state.ts'

let hub: { go: ReturnType<typeof useHubUrlState>[1]; search: ReturnType<typeof useSearchText> }
const Hub = () => {
  const [, go] = useHubUrlState()
  hub = { go, search: useSearchText() }
  return null
}
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState({ idx: 0 }, '', '/resource-hub')
  root = createRoot(document.createElement('main'))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Hub />
      </BrowserRouter>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTime(300)

it.each([
  ['right after typing came to rest', () => [settle(), hub.go({ category: 'land' })]],
  ['just before', () => [hub.go({ category: 'land' }), settle()]],
])('a category pressed %s loses neither', async (_, pressThen) => {
  await act(async () => hub.search.setText('deed'))
  await act(async () => void pressThen())
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...{ type: 'news', category: 'land', q: 'deed' },
  })
  expect(hub.search.settled, 'the provider is asked').toBe('deed')
})

it('two presses before the screen follows both count', async () => {
  await act(async () => {
    hub.go({ type: 'blog' })
    hub.go({ category: 'land' })
  })
  expect(location.search).toBe('?type=blog&category=land')
})

it('a blank in the empty field is no search: no step of the history, and the page of the list stays', async () => {
  await act(async () => hub.go({ categoryPage: 3 }))
  const before = { address: location.search, steps: history.length }
  await act(async () => hub.search.setText(' '))
  await act(async () => void settle())
  await act(async () => void settle())
  expect({ address: location.search, steps: history.length }).toEqual(before)
  expect(hub.search.text).toBe(' ')
})
