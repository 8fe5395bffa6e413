// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { UpcomingTours } from './upcoming-tours.tsx'

vi.mock('#src/ui/reads/use-near-reader.ts', () => ({
  useNearReader: () => ({ box: { current: null }, isNear: true }),
}))

const tour = (id: number, availableDate: string) => ({
  id,
  package: { id, name: `Plot ${id}`, availableUnits: 5 },
  availableDate,
  availableTime: '09:00 AM',
})

it('a list that stays open over midnight calls no tour of yesterday one of today', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-25T22:00:00Z') }) // 23:00 in Lagos
  const client = new QueryClient()
  client.setQueryDefaults(upcomingTours().queryKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(upcomingTours().queryKey, {
    value: schemas['schedule-list']([tour(1, 'November 25, 2026'), tour(2, 'November 26, 2026')]),
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
  const days = () => [...box.querySelectorAll('dd.title-4')].map(({ textContent }) => textContent)
  expect(days()).toEqual(['Today, Wed, Nov 25, 2026', 'Thu, Nov 26, 2026'])
  await act(async () => vi.advanceTimersByTime(2 * 3_600_000))
  expect(days()).toEqual(['Today, Thu, Nov 26, 2026'])
  await act(async () => root.unmount())
  vi.useRealTimers()
})
