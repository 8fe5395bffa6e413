// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { packageById } from '#src/features/packages/queries.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { CompareView } from './compare-view.tsx'

it('the age of the prices grows while a comparison stays open', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-11-25T09:00:00Z') })
  vi.stubGlobal('fetch', () => new Promise(() => undefined)) // a line that never answers
  const client = new QueryClient()
  client.setQueryData(packageById('7').queryKey, { value: samplePackage(), storedAt: Date.now() })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/compare?packages=7']}>
          <CompareView nextTour={() => ({ text: '' })} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const age = () =>
    [...box.querySelectorAll('tbody')].find(({ textContent }) => textContent?.startsWith('Prices as of'))
      ?.textContent
  expect(age()).toBe('Prices as ofjust now')
  await act(async () => vi.advanceTimersByTime(20 * 3_600_000))
  expect(age()).toBe('Prices as of20 hours ago')
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
