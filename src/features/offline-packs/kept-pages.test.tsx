// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { AlsoOffline } from './also-offline.tsx'
import { also, library } from './copy.ts'
import { GoodToKnow } from './good-to-know.tsx'

type Pages = Awaited<ReturnType<PackKeeper['pages']>>

let tell: (pages: Pages) => void
let leave: () => Promise<void>

/** What a person can see of it, before the phone has told its pages. */
async function shown(part: (keeper: PackKeeper) => ReactNode): Promise<() => string> {
  const nothing = () => undefined
  const none: [] = []
  const keeper: PackKeeper = {
    isSupported: () => true,
    pages: () => new Promise((resolve) => (tell = resolve)),
    missingSiteBytes: async () => 0,
    packs: () => none,
    news: () => null,
    subscribe: () => nothing,
    ...{ keep: nothing, goOn: nothing, stop: nothing, remove: nothing },
  }
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  leave = () => act(async () => root.unmount())
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{part(keeper)}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  return () => (page.querySelector('.invisible') ? '' : page.textContent)
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => leave())

it('nothing is called always on this phone before the phone has told what it keeps', async () => {
  const words = await shown((keeper) => <GoodToKnow keeper={keeper} />)
  expect(words()).toBe('')
  await act(async () => tell(new Set([sitePaths.faqs])))
  expect(words()).toBe(`${library.helpTitle}Questions and answers`)
})

it('nothing is called always on this phone where no worker has come', async () => {
  const words = await shown((keeper) => <GoodToKnow keeper={keeper} />)
  await act(async () => tell(null))
  expect(words()).toBe('')
})

it.each([
  ['the library says of nothing that it opens', false, ''],
  ['a page that did not open still leads on', true, also.heading],
])('where no worker has come, %s', async (_, listsPacks, said) => {
  const words = await shown((keeper) => <AlsoOffline keeper={keeper} listsPacks={listsPacks} />)
  await act(async () => tell(null))
  expect(words()).toContain(said)
  if (said === '') expect(words()).toBe('')
})
