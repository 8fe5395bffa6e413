// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { Outbox } from './outbox.tsx'

const phone = vi.hoisted(() => ({ requests: [] as RequestOnPhone[], isLost: true }))
const comes = vi.hoisted(() => (part: object) => {
  if (phone.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return part
})
vi.mock('#src/device/reader-engaged.ts', () => ({ readerEngaged: Promise.resolve() }))
vi.mock('#src/features/requests/list/use-requests-on-phone.ts', () => ({
  useRequestsOnPhone: () => ({ requests: phone.requests, unreadableCount: 0, problem: null, missing: [] }),
}))
vi.mock('#src/features/requests/actions/again.ts', async (original) => ({
  ...(await original<object>()),
  needsAnotherDate: () => true,
}))
vi.mock('#src/app/data/data-layer.tsx', () => ({
  DataLayer: ({ children }: { children: ReactNode }) => children,
  readsRestored: Promise.resolve(),
}))
vi.mock('#src/features/tours/rebooking/slot-offer.tsx', () => comes({ SlotOffer: () => 'Free dates' }))
vi.mock('#src/features/tours/rebooking/another-date.tsx', () => comes({ AnotherDate: () => 'Another date' }))

afterEach(() => void vi.useRealTimers())

it('the list of requests stands while the line loses what it offers for a date that is gone, which comes later', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  phone.requests = [
    request({
      state: 'refused',
      label: 'House Ada',
      gone: { fields: [], tour: {} } as unknown as NonNullable<RequestOnPhone['gone']>,
    }),
  ]
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Outbox />
      </MemoryRouter>,
    ),
  )
  await wait(0)
  await vi.dynamicImportSettled()
  await wait(0)
  expect(page.textContent).toContain('House Ada')
  expect(page.querySelectorAll('.skeleton')).toHaveLength(2)

  phone.isLost = false
  await wait(10_000)
  await vi.dynamicImportSettled()
  await wait(0)
  expect(page.textContent).toContain('Free dates')
  expect(page.textContent).toContain('Another date')
  await act(async () => root.unmount())
})
