// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { hubCopy } from '#src/features/posts/copy.ts'
import { searchCopy } from '#src/features/posts/search/copy.ts'
import { ExploreCategories } from './explore-categories.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a finger', true, searchCopy.clear],
  ['a finger', true, searchCopy.allCategories],
  ['a mouse and keys', false, searchCopy.clear],
  ['a mouse and keys', false, searchCopy.allCategories],
])('%s: a keyboard on the screen (%s) is not raised by “%s”', async (_, isTouch, press) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isTouch }))
  vi.stubGlobal('fetch', async () => Response.json({ statusCode: 200, data: [], page: 1, pages: 1 }))
  history.replaceState({ idx: 0 }, '', '/resource_hub?q=zzzz&category=land')
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BrowserRouter>
          <ExploreCategories />
        </BrowserRouter>
      </QueryClientProvider>,
    ),
  )
  const button = () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === press)
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(button()).toBeDefined()
  })
  await act(async () => button()?.click())
  const { activeElement: focused } = document
  if (isTouch) expect(focused?.textContent).toBe(hubCopy.explore)
  else expect(focused?.id).toBe('post-search')
  await act(async () => root.unmount())
  page.remove()
})
