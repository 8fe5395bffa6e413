// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { keeperWith } from './keeper-for-tests.ts'
import { PackCard } from './pack-card.tsx'
import { TooManyPackages } from './plan-pack.ts'
import { SaveOffline } from './save-offline.tsx'

const plan = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./plan-pack.ts', async (original) => ({ ...(await original<object>()), planPack: plan }))

const client = new QueryClient()

const pack: PackOnPhone = {
  packId: 'package-7',
  subject: {
    kind: 'package',
    id: '7',
    title: 'Ibeju plot',
    projectType: 'land',
    projectId: null,
    packageIds: [],
    address: '/projects/package/7',
  },
  state: 'kept',
  bytes: 1_000_000,
  since: 0,
  completedAt: 0,
  done: 1,
  total: 1,
  missed: 0,
  picture: null,
}
const evicted: PackOnPhone = { ...pack, state: 'evicted' }

const none: PackOnPhone[] = []

const around = (part: ReactNode) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{part}</MemoryRouter>
  </QueryClientProvider>
)
const offer = (packs: PackOnPhone[]) =>
  around(<SaveOffline keeper={keeperWith(() => packs)} subject={pack.subject} look="button" />)
const card = (onPhone: PackOnPhone) => {
  const packs = [onPhone]
  return around(<PackCard pack={onPhone} keeper={keeperWith(() => packs)} />)
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

it('a translated offer to save forgets that the copy was gone, once that is over', async () => {
  expect(await wordsAfter(offer([evicted]))).toContain('The saved copy is no longer on this phone.')
  expect(await wordsAfter(offer([evicted]), offer([]))).toBe('Save for offline: Ibeju plot')
})

it('a translated card of a pack that was saved again reads like a new one', async () => {
  expect(await wordsAfter(card(evicted), card(pack))).toBe(await wordsAfter(card(pack)))
})

it.each([
  ['line', 'projects'],
  ['project', 'packages'],
] as const)('a %s that is too large at once says that its %s are saved one by one', async (kind, parts) => {
  plan.mockRejectedValue(new TooManyPackages())
  const page = document.createElement('div')
  const subject = { ...pack.subject, kind }
  const offered = around(<SaveOffline keeper={keeperWith(() => none)} subject={subject} look="quiet" />)
  await act(async () => createRoot(page).render(offered))
  await act(async () => page.querySelector('button')?.click())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(page.textContent).toContain(`Save its ${parts} one by one.`)
  })
})
