// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { ProjectList } from '#src/features/packages/list/project-list.tsx'
import { packagesOfType, projectsOfType } from '#src/features/packages/queries.ts'
import { entryOf } from '#src/features/packages/shortlist/changes-since-saved.ts'
import { shortlist } from '#src/features/packages/shortlist/kept/shortlist.ts'
import { ShortlistView } from '#src/features/packages/shortlist/shortlist-view.tsx'
import { EditorialPick } from '#src/features/posts/hub/editorial-pick-card.tsx'
import { postPage } from '#src/features/posts/queries.ts'
import { TourList } from '#src/features/tours/list/tour-list.tsx'
import { PackagesOfProductLine } from '#src/routes/front-page-data.tsx'
import { PackageDetail } from '#src/routes/package-detail.tsx'

const drawn = vi.hoisted(() => vi.fn(() => null))
vi.mock('#src/ui/carousel/carousel.tsx', () => ({ MediaCarousel: drawn }))
vi.mock('#src/features/packages/detail/package-gallery.tsx', () => ({ PackageGallery: () => null }))
vi.mock('#src/features/packages/later-heart.tsx', () => ({ LaterHeart: () => null }))
vi.mock('#src/features/tours/list/tour-picture.tsx', () => ({ TourPicture: () => null }))
vi.mock('#src/routes/sections/save-offline.tsx', () => ({ SavePackage: () => null }))
vi.mock('./package-for-reader.tsx', () => ({ PackageForReader: () => null }))
vi.mock('#src/ui/reads/use-near-reader.ts', () => ({
  useNearReader: () => ({ box: { current: null }, isNear: true }),
}))

const LAST_DAY = Date.parse('2026-12-31T22:59:00Z') // a minute to midnight in Lagos
const DAY_MS = 24 * 3_600_000
const end = 'December 31, 2026'
const promo = { id: 1, title: 'Harvest', discount: 10, start: '', end, active: true }
const plot = { id: 7, name: 'Corner plot', amount: 3_500_000, size: 500, active: true, promos: [promo] }
const estate = { id: 1, name: 'Moniya', promos: [promo], packages: [plot] }
const projects = schemas['project-page']({ data: [estate], page: 1, perPage: 1, pages: 1, total: 1 })
const packages = [schemas.package(plot)]
const posts = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, slug: `p${at}`, topic: `Post ${at}.` }))
const tour = {
  id: 1,
  project: estate,
  package: plot,
  availableDate: 'January 9, 2027',
  availableTime: '09:00 AM',
}

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
const page = document.createElement('main')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // happy-dom does not know <search>
  vi.useFakeTimers({ now: LAST_DAY })
  const storedAt = Date.now()
  client.setQueryData(projectsOfType('land').queryKey, { value: projects, storedAt })
  client.setQueryData(packagesOfType('land').queryKey, { value: packages, storedAt })
  const value = schemas['post-page']({ data: posts, page: 1, perPage: 10, pages: 1, total: 10 })
  client.setQueryData(postPage({ page: 1, perPage: 10 }).queryKey, { value, storedAt })
  localStorage.clear()
  for (const pkg of packages) shortlist.save(entryOf({ ...pkg, promos: [] }, 'land', storedAt))
  document.body.append(page)
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(part: ReactNode) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/projects/package/7']}>{part}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await act(async () => vi.advanceTimersByTimeAsync(2_000))
}

/** No timer runs meanwhile. */
async function seenAgainAt(now: number) {
  vi.setSystemTime(now)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

const offers = () => page.textContent?.match(/Harvest|\d+% discount|\d+% off|Post \d\./g) ?? []

describe('a page that stays open while an offer ends', () => {
  it.each<[string, ReactNode]>([
    ['the projects of a line', <ProjectList key="" type="land" />],
    ['the packages of the front page', <PackagesOfProductLine key="" type="land" />],
    ['the page of a package', <PackageDetail key="" />],
    ['the shortlist', <ShortlistView key="" />],
    [
      'the list of tours',
      <TourList key="" schedules={schemas['schedule-list']([tour])} storedAt={LAST_DAY} />,
    ],
  ])('shows it no more in %s', async (_, part) => {
    await open(part)
    expect(offers()).not.toEqual([])
    await seenAgainAt(LAST_DAY + DAY_MS)
    expect(offers()).toEqual([])
  })

  it('has the Editorial Pick of the new day', async () => {
    await open(<EditorialPick />)
    const before = offers()
    await seenAgainAt(LAST_DAY + DAY_MS)
    const after = offers()
    await act(async () => root.unmount())
    root = createRoot(page)
    await open(<EditorialPick />)
    expect(after).toEqual(offers())
    expect(after).not.toEqual(before)
  })

  it('draws no card again on the same day', async () => {
    await open(<ProjectList type="land" />)
    expect(drawn).toHaveBeenCalled()
    drawn.mockClear()
    await seenAgainAt(LAST_DAY + 30_000)
    expect(drawn).not.toHaveBeenCalled()
  })
})
