// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import type { PackNews } from '#contract/messages/pack-messages.ts'
import type { Package } from '#contract/records/package.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { save as words } from './copy.ts'
import { keeperWith } from './keeper-for-tests.ts'
import { PackCard } from './pack-card.tsx'
import { TooManyPackages } from './plan-pack.ts'
import { packageToKeep } from './queries.ts'
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
  pictures: [],
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

describe('a saved pack', () => {
  const subject = { ...pack.subject, packageIds: ['7'] }
  const saved: PackOnPhone = { ...pack, subject, completedAt: 5, pictures: ['/media/gate.jpg?w=480'] }
  const shown = async (urls: string, storedAt: number) => {
    const media = urls.split(' ').flatMap((url) => (url ? [{ url, fileType: 'image' }] : []))
    const value = { media, benefits: [] } as unknown as Package
    client.setQueryData(packageToKeep('7').queryKey, { value, storedAt })
    const [keep, packs, page] = [vi.fn(), [saved], document.createElement('div')]
    const part = (
      <SaveOffline keeper={keeperWith(() => packs, { keep })} subject={pack.subject} look="button" />
    )
    await act(async () => createRoot(page).render(around(part)))
    return { page, keep }
  }

  it('whose pictures the provider has replaced says so, and a press saves the new ones', async () => {
    const { page, keep } = await shown('/media/new.jpg', 6)
    expect(page.textContent).toContain(words.changed)
    const made = { subject, reads: [], pictures: [], since: 6, bytes: 9 }
    plan.mockReset().mockResolvedValue(made)
    await act(async () => page.querySelector('button')?.click())
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(keep).toHaveBeenCalledExactlyOnceWith(made)
    })
  })

  it('to which the provider has added a picture says so', async () => {
    const { page } = await shown('/media/gate.jpg /media/new.jpg', 6)
    expect(page.textContent).toContain(words.changed)
  })

  it('from which the provider has only taken a picture away promises no newer one', async () => {
    const { page } = await shown('', 6)
    expect(page.textContent).toContain('Its pictures have changed.')
    expect(page.textContent).not.toContain('newer')
  })

  it.each([
    ['whose pictures are those of today', '/media/gate.jpg', 6],
    ['that is younger than what the page knows', '/media/old.jpg', 4],
    [
      'beside a picture of a host that may forbid keeping it',
      '/media/gate.jpg https://other.example/new.jpg',
      6,
    ],
    ['beside a picture without an address', '/media/gate.jpg https://', 6],
  ])('%s is saved, and no more is said', async (_, urls, storedAt) => {
    const { page } = await shown(urls, storedAt)
    expect(page.textContent).toBe(`${words.kept} 1 MB${words.library}`)
  })
})

describe('“Continue” after more than a day measures for a while, and', () => {
  const unfinished: PackOnPhone = { ...pack, state: 'unfinished', completedAt: null }

  /** Pressed already; `measured` lets the price come. */
  async function measuring(news: () => PackNews | null = () => null) {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    plan.mockReset().mockReturnValue(promise)
    let packs = [unfinished]
    let tell = () => {}
    const [keep, stop] = [vi.fn(), vi.fn()]
    const removed = () => {
      packs = none
      tell()
    }
    const subscribe = (listener: () => void) => {
      const before = tell
      tell = () => {
        before()
        listener()
      }
      return () => {}
    }
    const keeper = keeperWith(() => packs, { keep, stop, remove: removed, news, subscribe })
    const page = document.createElement('div')
    const offered = around(<SaveOffline keeper={keeper} subject={pack.subject} look="quiet" />)
    await act(async () => createRoot(page).render(offered))
    const press = async (name: string) => {
      const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      await act(async () => button?.click())
    }
    await press(words.goOn)
    await vi.waitFor(() => expect(plan).toHaveBeenCalled())
    const measured = async () => {
      resolve({ subject: pack.subject, reads: [], pictures: [], since: 0, bytes: pack.bytes })
      await act(async () => promise)
      await act(async () => undefined)
    }
    return {
      page,
      press,
      measured,
      keep,
      stop,
      removedElsewhere: () => act(async () => removed()),
      tell: () => tell(),
    }
  }

  it('fetches nothing again of what is removed meanwhile', async () => {
    const { page, press, measured, keep } = await measuring()
    await press(words.remove)
    expect(page.textContent).toBe('Save for offline: Ibeju plot')
    await measured()
    expect(keep).not.toHaveBeenCalled()
    expect(page.textContent, 'nor is it offered unasked').toBe('Save for offline: Ibeju plot')
  })

  it('fetches nothing of what another tab removes meanwhile', async () => {
    const { measured, keep, removedElsewhere } = await measuring()
    await removedElsewhere()
    await measured()
    expect(keep).not.toHaveBeenCalled()
  })

  it('does not go on with what another tab has continued and this one stops', async () => {
    let word: PackNews | null = null
    const { press, measured, keep, stop, tell } = await measuring(() => word)
    word = { kind: 'pack', packId: pack.packId, state: 'keeping', done: 0, total: 1, reason: null }
    await act(async () => tell())
    await press(words.cancel)
    expect(stop).toHaveBeenCalledExactlyOnceWith(pack.packId)
    word = { ...word, state: 'stopped', reason: 'asked' }
    await act(async () => tell())
    await measured()
    expect(keep).not.toHaveBeenCalled()
  })

  it('does not begin anew at a second press', async () => {
    const { press, measured, keep } = await measuring()
    await press(words.measuring)
    await measured()
    expect(plan).toHaveBeenCalledOnce()
    expect(keep).toHaveBeenCalledOnce()
  })
})
