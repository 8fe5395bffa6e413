// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { sitePaths } from '#contract/site-paths.ts'
import { ResourceHub } from '#src/routes/resource-hub.tsx'

// Only the build makes its files.
vi.mock('#src/ui/picture/picture.tsx', () => ({ Picture: () => null }))

let go: NavigateFunction

function Screen() {
  go = useNavigate()
  return useLocation().pathname === sitePaths.resourceHub && <ResourceHub />
}

it('after a press on a link the resource hub is drawn as far as its pick, and the rest after the paint', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // happy-dom does not know <search>
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (drawn: FrameRequestCallback) => frames.push(drawn))
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await act(async () => go(sitePaths.resourceHub))
  expect([page.querySelector('h1') !== null, page.querySelector('#latest-updates')]).toEqual([true, null])
  while (!page.querySelector('#latest-updates') && frames.length > 0)
    await act(async () => {
      for (const drawn of frames.splice(0)) drawn(0)
    })
  expect(page.querySelector('#latest-updates')).not.toBeNull()
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
