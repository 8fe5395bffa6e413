// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { parseOne } from '#contract/records/envelope.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import { packageById } from '#src/features/packages/queries.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { Compare } from '#src/routes/compare.tsx'

const NOW = Date.parse('2027-01-04T09:00:00Z')
const DAYS = 24 * 3_600_000
const tours = parseOne(scheduleListSchema, [
  {
    id: 1,
    package: { id: 7, name: 'Plot', availableUnits: 3 },
    availableDate: 'January 16, 2027',
    availableTime: '09:00 AM',
  },
])

it.each([
  ['three weeks', NOW - 21 * DAYS, /Tours as of3 weeks ago/],
  ['a minute', NOW - 60_000, /^((?!Tours as of).)*$/s],
])('the next tour of a copy of %s is told with the age that it has', async (_, storedAt, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } })
  for (const id of ['7', '8'])
    client.setQueryData(packageById(id).queryKey, { value: samplePackage({ id }), storedAt })
  client.setQueryData(upcomingTours().queryKey, { value: tours, storedAt })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/compare?packages=7,8&differences=1']}>
          <Compare />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(box.textContent).toMatch(said)
  await act(async () => root.unmount())
  vi.useRealTimers()
})
