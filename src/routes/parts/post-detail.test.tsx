// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PostDetail } from '#src/routes/post-detail.tsx'

const post = vi.hoisted(() => ({ state: 'missing' }))
vi.mock('#src/features/posts/article/use-post.ts', () => ({
  usePost: () => ({ found: post, tryAgain: async () => undefined }),
}))
vi.mock('./offline-things.tsx', () => ({ OfflineThings: () => null }))

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['missing', true],
  ['offline', false],
  ['silent', false],
  ['portal', false],
  ['failed', false],
])('of a post that is %s, search engines are told to forget it: %s', async (state, isForgotten) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  post.state = state
  const root = createRoot(document.createElement('main'))
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/resource_hub/deed']}>
        <PostDetail />
      </MemoryRouter>,
    ),
  )
  expect(document.querySelector('meta[name=robots]') !== null).toBe(isForgotten)
  await act(async () => root.unmount())
})
