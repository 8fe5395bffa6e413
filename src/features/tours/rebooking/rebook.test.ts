// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookedTour, BookingPayload } from '#contract/sent/tour-booking.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import {
  bookingsOnPhone,
  bookTour,
  carryToForm,
  openBookingDraft,
  rebookTour,
} from '#src/features/tours/mutations.ts'
import { noteDraft, onDraftGiven, takeDraft } from '#src/forms/dirty-forms.ts'

const isHere = () => true
const body: BookingPayload = {
  siteTourScheduleId: 7,
  bookedDate: '2126-12-05',
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '+2348031234567',
}
const tour: BookedTour = {
  projectType: 'land',
  projectId: '3',
  packageId: '14',
  packageName: 'Ibeju Country Home',
}
const contact = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com', phoneNumber: '0803 123 4567' }
const slot = { date: '2126-12-12', scheduleId: '9', time: '14:00' }
const delivery = { whenKept: () => {}, sign: { subject: '', formAge: 1 } }
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const json = (status: number, value: unknown) => async () =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
const full = json(402, { statusCode: 402, message: 'This Schedule is fully booked' })
const booked = json(200, { statusCode: 200, data: null, message: 'Site Tour Booked Successfully' })

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockImplementation(full)
})
afterEach(async () => {
  await siteOutbox().eraseAll()
  answer.mockReset()
})

async function refuse(change: Partial<BookingPayload> = {}): Promise<string> {
  const result = await bookTour({ body: { ...body, ...change }, label: 'A tour', tour }, delivery)
  if (result.outcome !== 'refused') throw new Error(`It was ${result.outcome}`)
  return result.id
}

test('a slot that is gone is told as such, with the tour to offer other dates of', async () => {
  const result = await bookTour({ body, label: 'A tour', tour }, delivery)
  expect(result).toMatchObject({ outcome: 'refused', why: 'slot-gone' })
  const { bookings } = await bookingsOnPhone()
  expect(bookings).toMatchObject([{ gone: { tour, date: '2126-12-05', scheduleId: '7' } }])
  expect(JSON.stringify(bookings)).not.toMatch(/Ada|Obi|example\.com|8031234567/)
})

test('details to correct are not a slot that is gone', async () => {
  answer.mockImplementation(json(422, { error: 'x', errors: { email: ['The email must be valid.'] } }))
  expect(await bookTour({ body, label: 'A tour', tour }, delivery)).toMatchObject({ why: null })
})

test('another date books the same person under a new key, and the refused one leaves the list', async () => {
  const id = await refuse()
  answer.mockImplementation(booked)
  expect(await rebookTour(id, tour, slot)).toMatchObject({ outcome: 'delivered' })
  const [first, second] = answer.mock.calls.map(([, init]) => init)
  expect(JSON.parse(String(second?.body))).toEqual({
    ...body,
    bookedDate: '2126-12-12',
    siteTourScheduleId: 9,
  })
  expect(new Headers(second?.headers).get('idempotency-key')).not.toBe(
    new Headers(first?.headers).get('idempotency-key'),
  )
  const { bookings } = await bookingsOnPhone()
  expect(bookings).toMatchObject([
    { state: 'delivered', label: 'Ibeju Country Home, Thu, Dec 12, 2126, 2:00 PM' },
  ])
})

test('another date chosen without a network waits like any other booking', async () => {
  const id = await refuse()
  answer.mockRejectedValue(new TypeError('offline'))
  expect(await rebookTour(id, tour, slot)).toMatchObject({
    outcome: 'queued',
    isSaved: true,
    waitingFor: 'line',
  })
})

test('two people on one tour are two receipts that can be told apart', async () => {
  answer.mockImplementation(booked)
  for (const firstname of ['Amara', 'Chidi']) {
    await bookTour({ body: { ...body, firstname }, label: 'A tour', tour }, delivery)
  }
  const { bookings } = await bookingsOnPhone()
  expect(bookings.map(({ label, initials }) => [label, initials]).sort()).toEqual([
    ['A tour', 'A. O.'],
    ['A tour', 'C. O.'],
  ])
})

test('what is gone from the list can not be booked again', async () => {
  const id = await refuse()
  answer.mockImplementation(booked)
  await rebookTour(id, tour, slot)
  expect(await rebookTour(id, tour, slot)).toEqual({ outcome: 'too-late' })
  expect(answer).toHaveBeenCalledTimes(2)
})

test('what is erased while another date is asked for is gone, and nothing else is said', async () => {
  const id = await refuse()
  answer.mockImplementation(async () => {
    await siteOutbox().eraseAll()
    return full()
  })
  expect(await rebookTour(id, tour, slot)).toEqual({ outcome: 'too-late' })
})

test('the words of a refused booking leave the form once another date was booked with them elsewhere', async () => {
  const refusedId = await refuse()
  const draft = await openBookingDraft()
  await draft.save({ ...contact, refusedId })
  expect(await draft.read()).toMatchObject({ fields: contact })
  answer.mockImplementation(booked)
  await rebookTour(refusedId, tour, slot)
  expect(await draft.read()).toBeNull()
})

test('what took the place of a booking in doubt is told as such, and the form that its person goes to replaces nothing', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const { id } = await bookTour({ body, label: 'A tour', tour }, delivery)
  answer.mockImplementation(full)
  expect(await rebookTour(id, tour, slot)).toMatchObject({ outcome: 'refused', why: 'in-doubt' })
  const { bookings } = await bookingsOnPhone()
  expect(bookings).toMatchObject([{ state: 'refused', mayHaveArrived: true, gone: null }])
  expect(await carryToForm(bookings[0]?.id ?? '', isHere)).toBe('carried')
  expect(takeDraft('tour-booking')).toEqual({
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'ada@example.com',
    phoneNumber: '+2348031234567',
  })
})

test('a form that stands there with the same person hears which booking it replaces', async () => {
  const id = await refuse()
  const given = vi.fn()
  const stop = onDraftGiven('tour-booking', given)
  noteDraft('tour-booking', contact)
  expect(await carryToForm(id, isHere)).toBe('carried')
  expect(given).toHaveBeenCalledExactlyOnceWith({ ...contact, refusedId: id })
  noteDraft('tour-booking', null)
  stop()
})

test('a form that holds another of the family keeps that person, whatever the two share', async () => {
  const id = await refuse()
  noteDraft('tour-booking', { ...contact, firstname: 'Emeka' })
  expect(await carryToForm(id, isHere)).toBe('occupied')
  noteDraft('tour-booking', null)
})
