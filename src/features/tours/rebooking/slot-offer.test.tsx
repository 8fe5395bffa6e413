// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { GoneSlot } from '#contract/sent/tour-booking.ts'
import { tours, gone as words } from '#src/features/tours/copy.ts'
import { tourDates, tourTimes } from '#src/features/tours/queries.ts'
import { SlotOffer } from './slot-offer.tsx'

const NOW = Date.parse('2027-01-04T09:00:00Z')
const YESTERDAY = NOW - 24 * 3_600_000
const DAY = '2026-12-05'
const AHEAD = '2027-01-16'
const tour = { projectType: 'land', projectId: '3', packageId: '14', packageName: 'Plot' } as const
const gone: GoneSlot = { tour, date: DAY, scheduleId: '7' }

it.each<[string, string[], number, string]>([
  ['are none where the provider sends none', [], YESTERDAY, words.none],
  ['that are over in a kept copy do not pass for none', [DAY], YESTERDAY, tours.over],
  ['of which nothing lies ahead when they were just read are none', [DAY], NOW, words.none],
])('other dates %s', async (_, value, storedAt, said) => {
  const { box, leave } = await show(value, storedAt)
  expect(box.querySelector('p')?.textContent).toBe(said)
  await leave()
})

it.each([
  ['a day', YESTERDAY, `${words.lead}Times as of 1 day ago`],
  ['no time', NOW, words.lead],
])('dates of a copy that was kept for %s are told with their age', async (_, storedAt, said) => {
  const { box, leave } = await show([AHEAD], storedAt)
  expect(box.querySelector('.title-4')?.parentElement?.textContent).toBe(words.title + said)
  await leave()
})

const DAYS = Array.from({ length: 15 }, (_, at) => `2027-02-${at + 10}`)
const waysOn = (box: HTMLElement) => [...box.querySelectorAll('.btn-outline')].map((way) => way.textContent)

it('a full week is passed over: the first free time is offered, however late', async () => {
  const { box, leave } = await show(DAYS, NOW, DAYS.slice(0, 7))
  expect(box.querySelector('.title-4')?.textContent).toBe(words.title)
  expect(box.querySelector('ul')?.textContent).toMatch(/^BookWedFeb 17/)
  await leave()
})

it('after twelve full days the others are told of, not asked for', async () => {
  const { box, leave, asked } = await show(DAYS, NOW, DAYS.slice(0, 12))
  expect(box.querySelector('p')?.textContent).toBe(words.nextFull)
  expect(waysOn(box)).toContain(words.otherDates)
  expect(asked()).toEqual(DAYS.slice(0, 12))
  await leave()
})

it('of days that are all full nothing more is promised', async () => {
  const { box, leave } = await show(DAYS.slice(0, 5), NOW, DAYS)
  expect(box.querySelector('p')?.textContent).toBe(words.none)
  expect(waysOn(box)).not.toContain(words.otherDates)
  await leave()
})

async function show(value: string[], storedAt: number, full: string[] = []) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } })
  client.setQueryData(tourDates(1, '3', '14').queryKey, { value, storedAt })
  const slots = [{ scheduleId: '8', time: '09:00' }]
  const keyOf = (day: string) => tourTimes(1, '3', '14', day).queryKey
  for (const day of [DAY, AHEAD, ...DAYS])
    client.setQueryData(keyOf(day), { value: full.includes(day) ? [] : slots, storedAt })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SlotOffer id="1" gone={gone} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const leave = async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
  }
  const asked = () =>
    DAYS.filter((day) =>
      client
        .getQueryCache()
        .find({ queryKey: keyOf(day) })
        ?.getObserversCount(),
    )
  return { box, leave, asked }
}
