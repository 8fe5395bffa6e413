// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => void vi.useRealTimers())

it('the other ways for a booking that waits come later where the line lost their code', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const page = document.createElement('main')
  const root = createRoot(page)
  const wait = async (milliseconds: number) => {
    await act(async () => vi.advanceTimersByTimeAsync(milliseconds))
    await vi.dynamicImportSettled()
    await act(async () => vi.advanceTimersByTimeAsync(0))
  }
  await act(async () => root.render(<Booking />))
  await wait(0)
  await wait(0)
  expect(page.textContent).toBe('Form ')
  await wait(0) // the second try
  line.isLost = false
  reachable.tell()
  await wait(30_000)
  expect(page.textContent).toBe('Form Send it by e-mail')
  await act(async () => root.unmount())
})
