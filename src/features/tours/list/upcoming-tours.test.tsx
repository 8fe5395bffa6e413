// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { UpcomingTours } from './upcoming-tours.tsx'

vi.mock('#src/ui/reads/use-near-reader.ts', () => ({
  useNearReader: () => ({ box: { current: null }, isNear: true }),
}))

const HOUR_MS = 3_600_000

const tour = (id: number, availableDate: string) => ({
  id,
  package: { id, name: `Plot ${id}`, availableUnits: 5 },
  availableDate,
  availableTime: '09:00 AM',
})

/** The list as it was read at this moment. */
async function show(...dates: string[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient()
  client.setQueryDefaults(upcomingTours().queryKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(upcomingTours().queryKey, {
    value: schemas['schedule-list'](dates.map((date, at) => tour(at + 1, date))),
    storedAt: Date.now(),
  })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <UpcomingTours />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  return {
    days: () => [...box.querySelectorAll('dd.title-4')].map(({ textContent }) => textContent),
    said: () => box.querySelector('[role=status] p')?.textContent,
    leave: () => act(async () => root.unmount()),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T22:00:00Z') }) // 23:00 in Lagos
})
afterEach(() => {
  vi.useRealTimers()
})

it('a list that stays open over midnight calls no tour of yesterday one of today', async () => {
  const { days, leave } = await show('November 25, 2026', 'November 26, 2026')
  expect(days()).toEqual(['Today, Wed, Nov 25, 2026', 'Thu, Nov 26, 2026'])
  await act(async () => vi.advanceTimersByTime(2 * HOUR_MS))
  expect(days()).toEqual(['Today, Thu, Nov 26, 2026'])
  await leave()
})

it.each([
  ['without tours says so', [], words.emptyTitle],
  [
    'with tours of the past alone may mean that the date of this phone is wrong',
    ['October 20, 2026', 'October 17, 2026'],
    `${words.noneAfter('Wed, Nov 25, 2026')} ${words.empty}`,
  ],
])('an answer of today %s', async (_, dates, told) => {
  const { days, said, leave } = await show(...dates)
  expect([days(), said()]).toEqual([[], told])
  await leave()
})

it('a kept list of which all tours are over does not pass for one without tours', async () => {
  const { days, said, leave } = await show('November 25, 2026')
  await act(async () => vi.advanceTimersByTime(48 * HOUR_MS))
  expect([days(), said()]).toEqual([[], words.over])
  await leave()
})
