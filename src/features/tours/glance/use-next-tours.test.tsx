// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { useNextTours } from './use-next-tours.ts'

function NextTour() {
  return useNextTours(false).days?.get('14') ?? 'none'
}

it('the next day of a tour moves on while the page stays open', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-25T22:00:00Z') }) // 23:00 in Lagos
  const client = new QueryClient()
  client.setQueryData(upcomingTours().queryKey, {
    value: schemas['schedule-list']([
      { id: 7, package: { id: 14, name: 'Plot', availableUnits: 5 }, recurrent: true, recurrent_day: 'All' },
    ]),
    storedAt: Date.now(),
  })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <NextTour />
      </QueryClientProvider>,
    ),
  )
  expect(box.textContent).toBe('2026-11-26')
  await act(async () => vi.advanceTimersByTime(2 * 3_600_000))
  expect(box.textContent).toBe('2026-11-27')
  await act(async () => root.unmount())
  vi.useRealTimers()
})
