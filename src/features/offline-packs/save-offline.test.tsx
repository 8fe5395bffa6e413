// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { keeperWith } from './keeper-for-tests.ts'
import { PackCard } from './pack-card.tsx'
import { SaveOffline } from './save-offline.tsx'

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
