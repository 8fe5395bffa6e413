// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { drawn } from '#src/device/later/drawn-for-tests.ts'
import { reachable } from '#src/device/reachable.ts'
import { Booking } from './booking.tsx'

const line = vi.hoisted(() => ({ isLost: true }))
vi.mock('#src/device/reader-engaged.ts', () => ({ readerEngaged: Promise.resolve() }))
vi.mock('#src/features/tours/booking/booking-form.tsx', () => ({
  BookingForm: ({ otherWays }: { otherWays: (id: string) => ReactNode }) => <p>Form {otherWays('1')}</p>,
}))
vi.mock('#src/features/requests/actions/ways-of-request.tsx', () => {
  if (line.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return { WaysOfRequest: () => 'Send it by e-mail' }
})

it('the other ways for a booking that waits come later where the line lost their code', async () => {
  const { page, wait, leave } = await drawn(<Booking />)
  expect(page.textContent).toBe('Form ')
  await wait(0) // the second try
  line.isLost = false
  reachable.tell()
  await wait(30_000)
  expect(page.textContent).toBe('Form Send it by e-mail')
  await leave()
})
