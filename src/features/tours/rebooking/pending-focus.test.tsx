// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pending as words } from '#src/features/tours/copy.ts'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { PendingBooking } from './pending-booking.tsx'

const sendNow = vi.hoisted(() => vi.fn(() => new Promise<void>(() => undefined)))
vi.mock('#src/features/tours/mutations.ts', () => ({ sendBookingNow: sendNow }))

const waiting: BookingOnPhone = {
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  replaces: [],
  label: 'Ibeju Country Home, Sat, Dec 5, 2126, 9:00 AM',
  initials: 'A. O.',
  state: 'queued',
  attempts: 1,
  waitingFor: 'line',
  mayHaveArrived: false,
  message: null,
  settledAt: null,
  isErased: false,
  gone: null,
  tour: null,
}

it('"Send now" leaves the focus with its booking, though the button goes as it is sent', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { isSaved: true, told: null, onRebooked: () => undefined, onPick: undefined, children: null }
  const show = (booking: BookingOnPhone) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <ul>
            <PendingBooking booking={booking} {...none} />
          </ul>
        </MemoryRouter>,
      ),
    )
  await show(waiting)
  const button = page.querySelector('button')
  expect(button?.textContent).toContain(words.sendNow)
  button?.focus()
  await act(async () => button?.click())
  expect(sendNow).toHaveBeenCalledWith(waiting.id)
  await show({ ...waiting, state: 'sending' })
  expect(page.querySelector('button')).toBeNull()
  expect(document.activeElement?.tagName).toBe('LI')
  await act(async () => root.unmount())
  page.remove()
})
