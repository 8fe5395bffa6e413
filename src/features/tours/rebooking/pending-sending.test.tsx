// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { pending as words } from '#src/features/tours/copy.ts'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { copy } from '#src/forms/errors/copy.ts'
import { PendingBookings } from './pending-bookings.tsx'

const phone = vi.hoisted(() => ({
  bookings: [] as unknown[],
  onDisk: new Set<string>(),
  tell: () => Promise.resolve(),
}))
vi.mock('#src/features/tours/mutations.ts', () => ({
  bookingsOnPhone: async () => ({ ...phone }),
  subscribeToBookings: (listener: () => Promise<void>) => {
    phone.tell = listener
    return () => undefined
  },
}))

const sending: BookingOnPhone = {
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  replaces: [],
  label: 'Ibeju Country Home, Sat, Dec 5, 2126, 9:00 AM',
  initials: 'A. O.',
  state: 'sending',
  attempts: 1,
  waitingFor: null,
  mayHaveArrived: false,
  message: null,
  settledAt: null,
  isErased: false,
  gone: null,
  tour: null,
}

it('of two bookings the one that the full phone did not take is told so, and the other is not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { inForm: null, saidId: null, told: null, onTold: () => undefined, onPick: undefined }
  const waiting: BookingOnPhone = { ...sending, state: 'queued' }
  phone.bookings = [waiting, { ...waiting, id: '3f2b8c1e-0000-4000-8000-000000000001' }]
  phone.onDisk = new Set([waiting.id])
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PendingBookings isSending={false} {...none} otherWays={() => null} />
      </MemoryRouter>,
    ),
  )
  const said = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(said.map((text) => text.includes(words.inMemory))).toEqual([false, true])
  await act(async () => root.unmount())
  page.remove()
  phone.bookings = []
})

it('that the details are kept is said only while they are', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { inForm: null, saidId: null, told: null, onTold: () => undefined, onPick: undefined }
  phone.onDisk = new Set([sending.id])
  for (const isErased of [false, true]) {
    phone.bookings = [{ ...sending, state: 'refused', settledAt: 1, isErased }]
    await act(async () =>
      root.render(
        <MemoryRouter key={`${isErased}`}>
          <PendingBookings isSending={false} {...none} otherWays={() => null} />
        </MemoryRouter>,
      ),
    )
    expect(page.textContent.includes(words.aboutUnsent)).toBe(!isErased)
    expect(page.textContent.includes(words.refusedErased)).toBe(isErased)
  }
  await act(async () => root.unmount())
  page.remove()
  phone.bookings = []
})

it('never says "Sending now…" of what the form has just told, before the phone is read again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { inForm: null, saidId: null, told: null, onTold: () => undefined, onPick: undefined }
  const show = (isSending: boolean) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <PendingBookings isSending={isSending} {...none} otherWays={() => null} />
        </MemoryRouter>,
      ),
    )
  await show(true)
  phone.bookings = [sending]
  await act(() => phone.tell())
  expect(page.textContent).toBe('')
  await show(false)
  expect(page.textContent).toBe('')
  phone.bookings = [{ ...sending, state: 'delivered', settledAt: Date.now() }]
  await act(() => phone.tell())
  expect(page.textContent).toContain(words.delivered)
  phone.bookings = [{ ...sending, id: '3f2b8c1e-0000-4000-8000-000000000001' }]
  await act(() => phone.tell())
  expect(page.textContent, 'another tab sends').toContain(words.sending)
  await act(async () => root.unmount())
  page.remove()
})

it.each(['refused', 'expired', 'unsure'] as const)(
  'above three newer ones that arrived stands the one that needs its person (%s), and what a press was about first',
  async (state) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const page = document.body.appendChild(document.createElement('main'))
    const root = createRoot(page)
    const arrived = { ...sending, state: 'delivered', settledAt: Date.now() }
    const newer = [1, 2, 3, 4].map((at) => ({ ...arrived, id: `${at}`, label: `Arrived ${at}` }))
    phone.bookings = [...newer, { ...sending, state, label: 'Needs me' }]
    const listed = () => [...page.querySelectorAll('li > div > .font-600')].map((words) => words.textContent)
    for (const [told, expected] of [
      [null, ['Needs me', 'Arrived 1', 'Arrived 2']],
      [{ id: '4', at: null, how: {} }, ['Arrived 4', 'Needs me', 'Arrived 1']],
    ] as const) {
      const none = { inForm: null, saidId: null, onTold: () => undefined, onPick: undefined }
      await act(async () =>
        root.render(
          <MemoryRouter>
            <PendingBookings isSending={false} {...none} told={told} otherWays={() => null} />
          </MemoryRouter>,
        ),
      )
      expect(listed()).toEqual(expected)
    }
    await act(async () => root.unmount())
    page.remove()
  },
)

const expired: BookingOnPhone = { ...sending, state: 'expired', settledAt: 1, isErased: true }
const arrived = { ...sending, id: '3f2b8c1e-0000-4000-8000-000000000001', state: 'delivered', settledAt: 1 }

it.each<[string, Partial<BookingOnPhone>, Partial<BookingOnPhone>, boolean]>([
  ['has arrived for the same initials: it is named', {}, {}, true],
  ['has arrived for other initials', {}, { initials: 'B. E.' }, false],
  ['of another time has arrived', {}, { label: 'Ibeju Country Home, Sat, Dec 5, 2126, 1:00 PM' }, false],
  ['has not arrived', {}, { state: 'queued' }, false],
  ['has arrived, but the details of this one are here', { state: 'refused', isErased: false }, {}, false],
])('beside an erased booking another of its tour %s', async (_, change, other, isNamed) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { inForm: null, saidId: null, told: null, onTold: () => undefined, onPick: undefined }
  phone.bookings = [
    { ...arrived, ...other },
    { ...expired, ...change },
  ]
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PendingBookings isSending={false} {...none} otherWays={() => null} />
      </MemoryRouter>,
    ),
  )
  const named = copy.arrivedAlike('A. O.', referenceCode(arrived.id))
  expect(page.textContent.includes(named)).toBe(isNamed)
  expect(page.textContent.includes(words.orElse)).toBe(isNamed)
  await act(async () => root.unmount())
  page.remove()
})

it('an arrived booking that was made before an erased one is not named beside it: who books again does so later', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { inForm: null, saidId: null, told: null, onTold: () => undefined, onPick: undefined }
  phone.bookings = [expired, arrived]
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PendingBookings isSending={false} {...none} otherWays={() => null} />
      </MemoryRouter>,
    ),
  )
  expect(page.textContent).toContain(`${words.expired} ${words.again}`)
  await act(async () => root.unmount())
  page.remove()
})

it('erased bookings that nobody has followed stand above those whose initials have arrived', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const none = { inForm: null, saidId: null, told: null, onTold: () => undefined, onPick: undefined }
  const followed = [1, 2, 3].map((at) => ({ ...expired, id: `${at}` }))
  phone.bookings = [arrived, ...followed, { ...expired, initials: 'B. E.' }]
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PendingBookings isSending={false} {...none} otherWays={() => null} />
      </MemoryRouter>,
    ),
  )
  const whose = [...page.querySelectorAll('li .small-print')].map(({ textContent }) =>
    textContent.slice(0, 9),
  )
  expect(whose).toEqual(['For B. E.', 'For A. O.', 'For A. O.'])
  await act(async () => root.unmount())
  page.remove()
})
