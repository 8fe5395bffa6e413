// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { toast } from '#src/ui/toast.ts'
import { save } from './copy.ts'
import { keeperWith } from './keeper-for-tests.ts'
import { PackList } from './pack-list.tsx'

const pack = (id: string): PackOnPhone => ({
  packId: `post-${id}`,
  subject: {
    kind: 'post',
    id,
    title: id,
    projectType: null,
    projectId: null,
    packageIds: [],
    address: `/${id}`,
  },
  state: 'kept',
  ...{ bytes: 1, since: 0, completedAt: 0, done: 1, total: 1, missed: 0, pictures: [] },
})

it('a double tap on Remove leaves the pack that closes up, and the focus with it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(toast, 'plain').mockReturnValue()
  let packs = [pack('first'), pack('second')]
  let tell = () => {}
  const keeper = keeperWith(() => packs, {
    subscribe(listener) {
      tell = listener
      return () => undefined
    },
    remove(packId) {
      packs = packs.filter((one) => one.packId !== packId)
      tell()
    },
  })
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PackList keeper={keeper} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const tap = () =>
    act(async () =>
      [...page.querySelectorAll('button')]
        .find(({ textContent }) => textContent.startsWith(save.remove))
        ?.click(),
    )
  await tap()
  await tap()
  expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['second'])
  expect(document.activeElement?.textContent).toBe(`${save.remove}: second`)
  await act(async () => root.unmount())
  page.remove()
})
