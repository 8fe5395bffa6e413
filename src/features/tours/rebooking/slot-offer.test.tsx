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

async function show(value: string[], storedAt: number) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } })
  client.setQueryData(tourDates(1, '3', '14').queryKey, { value, storedAt })
  const slots = [{ scheduleId: '8', time: '09:00' }]
  for (const day of [DAY, AHEAD])
    client.setQueryData(tourTimes(1, '3', '14', day).queryKey, { value: slots, storedAt })
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
  return { box, leave }
}
