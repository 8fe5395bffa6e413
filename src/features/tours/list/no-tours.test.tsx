// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ask } from './list-copy.ts'

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
  const way = box.querySelector('a')
  expect(way?.getAttribute('href')).toContain(address)
  expect(way?.textContent, 'no package is named').not.toMatch(/:\s*$/)
  await act(async () => root.unmount())
})

it('the subject of a message about no package in particular does not end in a colon', () => {
  expect([ask.subject('Plot 7'), ask.subject('')]).toEqual(['Ask for a date: Plot 7', 'Ask for a date'])
})
