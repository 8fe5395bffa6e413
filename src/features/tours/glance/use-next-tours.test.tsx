// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { useNextTours } from './use-next-tours.ts'

const TOUR = { package: { id: 14, name: 'Plot', availableUnits: 5 }, availableTime: '09:00 AM' }

const Tours = ({ isUrgent }: { isUrgent: boolean }) => `${useNextTours(true, isUrgent).isLoading}`

it('the dates are asked for with a reader who stays, and before that only where they are urgent', async () => {
  vi.useRealTimers()
  const box = document.createElement('div')
  const root = createRoot(box)
  const client = new QueryClient()
  for (const isUrgent of [false, true]) {
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Tours isUrgent={isUrgent} />
        </QueryClientProvider>,
      ),
    )
    expect(box.textContent).toBe('true')
    expect(client.isFetching()).toBe(isUrgent ? 1 : 0)
  }
  await act(async () => root.unmount())
})

function NextTour() {
  const { days } = useNextTours(false, false)
  return days ? JSON.stringify(days.get('14') ?? (days.has('14') ? null : 'none')) : 'unknown'
}

async function show(records: object[]) {
  const client = new QueryClient()
  const value = schemas['schedule-list'](records.map((record, id) => ({ ...TOUR, id, ...record })))
  const filtered = vi.spyOn(value, 'filter')
  client.setQueryData(upcomingTours().queryKey, { value, storedAt: Date.now() })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <NextTour />
      </QueryClientProvider>,
    ),
  )
  return { box, root, filtered }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-25T22:00:00Z') }) // 23:00 in Lagos
})
afterEach(() => void vi.useRealTimers())

it('the next day of a tour moves on while the page stays open', async () => {
  const { box, root } = await show([{ recurrent: true, recurrent_day: 'All' }])
  expect(box.textContent).toBe('"2026-11-26"')
  await act(async () => vi.advanceTimersByTime(2 * 3_600_000))
  expect(box.textContent).toBe('"2026-11-27"')
  await act(async () => root.unmount())
})

const OVER = { availableDate: 'November 26, 2026' }
const LATER = { availableDate: 'December 5, 2026' }
const OTHER = { id: 15, name: 'Farm', availableUnits: 5 }

it.each([
  ['nothing is known', [OVER], 'unknown'],
  ['nothing is known of a package', [OVER, { ...LATER, package: OTHER }], 'null'],
  ['a later date is', [OVER, LATER], '"2026-12-05"'],
  ['a package without dates has none', [{ ...LATER, package: OTHER }], '"none"'],
])('after the dates of a list of yesterday %s', async (_, records, expected) => {
  const { box, root } = await show(records)
  await act(async () => vi.advanceTimersByTime(2 * 3_600_000))
  expect(box.textContent).toBe(expected)
  await act(async () => root.unmount())
})

it('goes through a list of yesterday no more often for many packages', async () => {
  const { box, root, filtered } = await show([
    ...[OVER, LATER],
    ...Array.from({ length: 50 }, (_, id) => ({ ...OVER, package: { ...OTHER, id: 100 + id } })),
  ])
  filtered.mockClear()
  await act(async () => vi.advanceTimersByTime(2 * 3_600_000))
  expect(box.textContent).toBe('"2026-12-05"')
  expect(filtered.mock.calls.length).toBeLessThan(5)
  await act(async () => root.unmount())
})
