// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { drawn } from '#src/device/later/drawn-for-tests.ts'
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
  useRequestsOnPhone: () => ({
    requests: phone.requests,
    unreadableCount: 0,
    problem: null,
    onDisk: new Set(),
    missing: [],
  }),
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

it('the list of requests stands while the line loses what it offers for a date that is gone, which comes later', async () => {
  phone.requests = [
    request({
      state: 'refused',
      label: 'House Ada',
      gone: { fields: [], tour: {} } as unknown as NonNullable<RequestOnPhone['gone']>,
    }),
  ]
  const { page, wait, leave } = await drawn(
    <MemoryRouter>
      <Outbox />
    </MemoryRouter>,
  )
  expect(page.textContent).toContain('House Ada')
  expect(page.querySelectorAll('.skeleton')).toHaveLength(2)

  phone.isLost = false
  await wait(10_000)
  expect(page.textContent).toContain('Free dates')
  expect(page.textContent).toContain('Another date')
  await leave()
})
