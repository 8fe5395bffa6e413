// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { TourList } from './tour-list.tsx'

const tour = (id: number, pkg: object = {}, line = 'Land') => ({
  id,
  projectType: { id: 1, name: line },
  project: { id: 4, name: 'Moniya Green Layout' },
  package: { id: 100 + id, name: `Plot ${id}`, state: 'Oyo', location: 'Ibadan', availableUnits: 4, ...pkg },
  recurrent: true,
  recurrent_day: 'All',
  availableTime: '09:00 AM',
})

const drawn = vi.hoisted(() => ({ packages: [] as unknown[] }))
// Only the build makes its files.
vi.mock('./tour-picture.tsx', () => ({
  TourPicture: ({ packageId }: { packageId: unknown }) => {
    drawn.packages.push(packageId)
    return null
  },
}))

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // happy-dom does not know <search>
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

async function show(tours: object[], address = '/site_tour'): Promise<void> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <TourList schedules={schemas['schedule-list'](tours)} storedAt={Date.now()} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

const names = () => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
const line = () => page.querySelector<HTMLSelectElement>('select[aria-label="Line"]')

test('a few tours need no filter, but one that the address asks for shows with its controls', async () => {
  const tours = [tour(1), tour(2, {}, 'Agro')]
  await show(tours)
  expect([names(), page.querySelector('search')]).toEqual([['Plot 1', 'Plot 2'], null])
  await act(async () => root.unmount())
  root = createRoot(page)
  await show(tours, '/site_tour?line=agro')
  expect(names()).toEqual(['Plot 2'])
  expect(line()?.value).toBe('agro')
  expect(page.querySelector('[role=status]')?.textContent).toBe('1 package of 2')
})

test('who looks for a Friday is shown a Friday of a daily tour, and books that one', async () => {
  for (const find of ['friday', 'fri', 'fridays', 'plot friday']) {
    await show([tour(1)], `/site_tour?find=${find}`)
    expect(page.querySelector('dd')?.textContent, find).toMatch(/^Fri, /)
    const booked = new URL(page.querySelector<HTMLAnchorElement>('a[href*=date]')?.href ?? '', 'https://a.ng')
    expect(new Date(booked.searchParams.get('date') ?? '').getUTCDay(), find).toBe(5)
    await act(async () => root.unmount())
    root = createRoot(page)
  }
})

test('the button for more tours says what it counts', async () => {
  await show(Array.from({ length: 130 }, (_, at) => tour(at + 1)))
  expect(page.textContent).toContain('View 60 More of 130 Packages')
})

test('a filter shows on its control at once, and draws no row again that stays', async () => {
  await show([1, 2, 3, 4, 5, 6].map((id) => tour(id, { availableUnits: id < 3 ? 0 : 4, soldOut: id < 3 })))
  const free = page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[0]
  drawn.packages.length = 0
  await act(async () => free?.click())
  expect([free?.checked, names()[0]], 'the rows leave after the press is painted').toEqual([true, 'Plot 1'])
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    expect(names()).toEqual(['Plot 3', 'Plot 4', 'Plot 5', 'Plot 6'])
  })
  expect(drawn.packages, 'only those that were not there').toEqual(['105', '106'])
})

test('the place of a tour is that of its package everywhere, without stray commas', async () => {
  await show([tour(1, { location: ', Ibadan,  Oyo ,' }), tour(2, { location: ' , ' })])
  const places = [...page.querySelectorAll('h3 + p')].map(({ textContent }) => textContent)
  expect(places).toEqual(['Moniya Green Layout · Ibadan, Oyo', 'Moniya Green Layout · Oyo'])
})

let go: NavigateFunction

function OnItsPath({ children }: { children: ReactNode }) {
  go = useNavigate()
  return useLocation().pathname === '/site_tour' && children
}

test('after a press on a link the first tour is drawn with its screen, and the others after the paint', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (drawn: FrameRequestCallback) => frames.push(drawn))
  const schedules = schemas['schedule-list']([tour(1), tour(2), tour(3)])
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OnItsPath>
            <TourList schedules={schedules} storedAt={Date.now()} comesWithScreen />
          </OnItsPath>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await act(async () => go('/site_tour'))
  expect(names()).toEqual(['Plot 1'])
  await act(async () => {
    for (const drawn of frames.splice(0)) drawn(0)
  })
  expect(names()).toEqual(['Plot 1', 'Plot 2', 'Plot 3'])
  await act(async () => go('/'))
  await act(async () => go(-1))
  expect(names(), 'Back leads to an old position').toHaveLength(3)
  await act(async () => go('/'))
  await act(async () => go('/site_tour#site_tour_form'))
  expect(names(), 'the form below would move').toHaveLength(3)
  vi.unstubAllGlobals()
})
