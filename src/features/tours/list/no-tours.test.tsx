// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

it.each([
  [{}, 'mailto:tours@adbond.example'],
  [{ VITE_TOUR_EMAIL: '' }, 'mailto:sales@adbond.example'],
  [{ VITE_TOUR_EMAIL: '', VITE_SALES_EMAIL: '' }, 'https://wa.me/'],
  [{ VITE_TOUR_EMAIL: '', VITE_SALES_EMAIL: '', VITE_WHATSAPP: '' }, 'sms:'],
])('who finds no tours, at an office with %j, is led to it by %s', async (settings, address) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { upcomingTours } = await import('#src/features/tours/queries.ts')
  const { UpcomingTours } = await import('./upcoming-tours.tsx')
  const client = new QueryClient()
  client.setQueryDefaults(upcomingTours().queryKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(upcomingTours().queryKey, { value: [], storedAt: Date.now() })
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
  expect(box.querySelector('a')?.getAttribute('href')).toContain(address)
  await act(async () => root.unmount())
})
