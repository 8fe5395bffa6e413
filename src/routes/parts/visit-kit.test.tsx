// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { emptyKit } from '#src/features/tours/kit/kit-record.ts'
import { deleteAllKits, kitsOnPhone, saveKit } from '#src/features/tours/kit/kit-store.ts'
import { VisitKit } from '#src/routes/visit-kit.tsx'

it('the browser is asked once to keep what is noted in a kit, and not for a look at it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const storage = { persisted: async () => false, persist: vi.fn(async () => true) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  await saveKit('general', () => ({ ...emptyKit, notes: 'Dry land' }))
  const page = document.createElement('main')
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <VisitKit />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await aMoment()
  document.dispatchEvent(new Event('visibilitychange'))
  await aMoment()
  expect(page.querySelector('textarea')?.value).toBe('Dry land')
  expect(storage.persist).not.toHaveBeenCalled()

  for (const box of [...page.querySelectorAll<HTMLInputElement>('[type=checkbox]')].slice(0, 2)) {
    await act(async () => box.click())
    await aMoment()
  }
  expect((await kitsOnPhone())[0]?.kit.ticks).toHaveLength(2)
  expect(storage.persist).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  await deleteAllKits()
})
