// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import type { PackNews } from '#contract/messages/pack-messages.ts'
import { keeperWith } from './keeper-for-tests.ts'
import { PackCard } from './pack-card.tsx'
import { Gone, type PackOffer, TooManyPackages } from './plan-pack.ts'

const subject = {
  ...({ kind: 'line', id: 'land', title: 'Land', projectType: 'land', projectId: null } as const),
  ...{ packageIds: ['1', '2'], address: '/projects/land' },
}
const offer: PackOffer = {
  ...{ subject, reads: [], pictures: [], since: 0, bytes: 40_000_000 },
  ...{ dayCount: 0, bringsSite: false, leftOutCount: 0 },
}
const plan = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./plan-pack.ts', async (original) => ({ ...(await original<object>()), planPack: plan }))

async function cardOf(
  state: PackOnPhone['state'],
  change: Partial<PackOnPhone> = {},
  news: PackNews | null = null,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  plan.mockResolvedValue(offer)
  const pack: PackOnPhone = {
    ...{ packId: 'line-land', subject, state, bytes: 1, completedAt: 0, done: 1, total: 1, missed: 0 },
    ...{ since: 0, pictures: [] },
    ...change,
  }
  const packs = [pack]
  const keep = vi.fn()
  const goOn = vi.fn()
  const keeper = keeperWith(() => packs, { keep, goOn, news: () => news })
  const page = document.createElement('ul')
  document.body.append(page)
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PackCard pack={pack} keeper={keeper} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const press = async (name: RegExp) => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
    await act(async () => button?.click())
  }
  return { page, press, keep, goOn }
}

/** A press is painted before anything is asked for. */
const soon = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

it('what the phone has discarded tells its size before all of it is downloaded again', async () => {
  const { page, press, keep } = await cardOf('evicted')
  await press(/^Save it again/)
  await soon(() => expect(page.textContent).toContain('40 MB'))
  expect(keep).not.toHaveBeenCalled()

  await press(/^Not now/)
  await press(/^Save it again/)
  await soon(() => expect(page.textContent).toContain('40 MB'))
  await press(/^Save 40 MB/)
  expect(keep).toHaveBeenCalledExactlyOnceWith(offer)
})

it('an update, which fetches what is new, begins at once', async () => {
  const { press, keep } = await cardOf('kept')
  await press(/^Update/)
  await soon(() => expect(keep).toHaveBeenCalledExactlyOnceWith(offer))
})

it('an update that would lose a package tells first how many are left', async () => {
  const { page, press, keep } = await cardOf('kept')
  plan.mockResolvedValue({ ...offer, subject: { ...subject, packageIds: ['2'] } })
  await press(/^Update/)
  await soon(() => expect(page.textContent).toContain('1 package'))
  expect(keep).not.toHaveBeenCalled()
})

it('a price that comes late leaves the focus where the person is by then', async () => {
  const { page, press } = await cardOf('evicted')
  await press(/^Save it again/)
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await soon(() => expect(page.textContent).toContain('40 MB'))
  expect(document.activeElement).toBe(field)
  field.remove()
})

const TOLD = 40_000_000

it('what was stopped today continues as it was told', async () => {
  const { press, goOn } = await cardOf('unfinished', { since: Date.now(), bytes: TOLD, completedAt: null })
  await press(/^Continue/)
  await soon(() => expect(goOn).toHaveBeenCalledExactlyOnceWith('line-land'))
})

it('what was stopped weeks ago continues with what the provider has now', async () => {
  const { press, keep, goOn } = await cardOf('unfinished', { bytes: TOLD, completedAt: null })
  await press(/^Continue/)
  await soon(() => expect(keep).toHaveBeenCalledExactlyOnceWith(offer))
  expect(goOn).not.toHaveBeenCalled()
})

it.each([
  ['costs more by now', { ...offer, bytes: 2 * TOLD }, '80 MB'],
  ['has lost a package', { ...offer, subject: { ...subject, packageIds: ['2'] } }, '1 package'],
])('what was stopped weeks ago, and %s, tells so before it continues', async (_, now, words) => {
  const { page, press, keep } = await cardOf('unfinished', { bytes: TOLD, completedAt: null })
  plan.mockResolvedValue(now)
  await press(/^Continue/)
  await soon(() => expect(page.textContent).toContain(words))
  expect(keep).not.toHaveBeenCalled()
  await press(/^Save /)
  expect(keep).toHaveBeenCalledExactlyOnceWith(now)
})

it.each([
  ['line', 'projects'],
  ['project', 'packages'],
] as const)('a saved %s that has grown too large leads to its %s', async (kind, parts) => {
  const { page, press } = await cardOf('kept', { packId: `${kind}-land`, subject: { ...subject, kind } })
  plan.mockRejectedValue(new TooManyPackages())
  await press(/^Update/)
  await soon(() => expect(page.textContent).toContain(`Save its ${parts} one by one.`))
  expect(page.textContent).not.toContain('below')
  const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open it: Land')
  expect(link?.getAttribute('href')).toBe('/projects/land')
})

it.each([
  ['kept', 'This is no longer on our site. What was saved still opens.'],
  ['evicted', 'The saved copy is no longer on this phone. This is no longer on our site.'],
] as const)('what the provider has taken away says so when it is %s', async (state, words) => {
  const { page, press } = await cardOf(state)
  plan.mockRejectedValue(new Gone('refused', 'Not found', 402))
  await press(/^(Update|Save it again)/)
  await soon(() => expect(page.querySelector('[role=status]')?.textContent).toBe(words))
})

it('an update that a newer build has to bring does not promise to finish by itself', async () => {
  const { page } = await cardOf(
    'kept',
    {},
    {
      ...({ kind: 'pack', packId: 'line-land', state: 'stopped', reason: 'outdated' } as const),
      ...{ done: 1, total: 1 },
    },
  )
  expect(page.querySelector('[role=status]')?.textContent).toBe(
    'Update this site first. What was saved still opens; please update it later.',
  )
})
