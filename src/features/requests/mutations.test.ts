// @vitest-environment node
import 'fake-indexeddb/auto'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingPayload } from '#contract/sent/tour-booking.ts'
import { elsewhere } from '#outbox/copy.ts'
import type { Entry } from '#outbox/entry.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { countWaiting } from '#outbox/waiting.ts'
import { giveDraft, takeDraft } from '#src/forms/dirty-forms.ts'
import { allowedActions } from './actions/allowed-actions.ts'
import { eraseEverything } from './erasure/mutations.ts'
import { changeRequest, deleteRequest, requestsOnPhone, sendRequestNow } from './mutations.ts'

const body: BookingPayload = {
  siteTourScheduleId: 7,
  bookedDate: '2126-12-05',
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '+2348031234567',
}
const application = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  location: 'Enugu',
  reason: 'x',
}
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const json = (status: number, value: unknown) => async () =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockRejectedValue(new TypeError('offline'))
})
afterEach(async () => {
  await eraseEverything()
  answer.mockReset()
})

const book = () => siteOutbox().submit({ kind: 'tour-booking', label: 'A tour', body })
/** As a build for another API left it on the disk. */
const bookElsewhere = async (change: Partial<Entry>) => {
  const { entry } = await book()
  const row = { ...entry, ...change, apiBase: 'https://api.example.com/api/v2' }
  await set(entry.id, row, createStore('adbond-outbox', 'entries'))
}
const only = async () => {
  const { requests } = await requestsOnPhone()
  expect(requests).toHaveLength(1)
  const [request] = requests
  if (!request) throw new Error('nothing is kept')
  return request
}

describe('the requests of this phone', () => {
  test('name one for another API, which asks for another date and is not sent as it is', async () => {
    await bookElsewhere({ state: 'queued', mayHaveArrived: false })
    expect(await only()).toMatchObject({
      state: 'refused',
      isElsewhere: true,
      isDayGone: true,
      gone: null,
      message: elsewhere['tour-booking'],
    })
  })

  test('offer no other date for one that may have arrived at another API', async () => {
    await bookElsewhere({ state: 'unsure', mayHaveArrived: true })
    expect(await only()).toMatchObject({ state: 'unsure', isElsewhere: true, isDayGone: false })
  })

  test('tell what waits, for whom, and nothing more once it arrived', async () => {
    await book()
    const waiting = await only()
    expect(waiting).toMatchObject({
      state: 'queued',
      label: 'A tour',
      details: { firstname: 'Ada', phoneNumber: '+2348031234567' },
    })
    answer.mockImplementation(json(200, { statusCode: 200, data: { id: 1 } }))
    expect(await sendRequestNow(waiting.id)).toEqual({ outcome: 'delivered', id: waiting.id })
    const receipt = await only()
    expect(receipt).toMatchObject({ state: 'delivered', label: 'A tour', details: null, message: null })
    expect(JSON.stringify(receipt)).not.toMatch(/Ada|Obi|example\.com|8031234567/)
  })

  test('tell which of them the disk holds', async () => {
    const { entry } = await book()
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await siteOutbox().submit({ kind: 'tour-booking', label: 'A tour', body: { ...body, firstname: 'Chi' } })
    const { requests, onDisk } = await requestsOnPhone()
    full.mockRestore()
    expect([requests.length, [...onDisk]]).toEqual([2, [entry.id]])
  })

  test('keep the tour when the person behind it is changed', async () => {
    answer.mockImplementation(json(402, { statusCode: 402, message: 'Fully booked.' }))
    await book()
    const refused = await only()
    expect(refused).toMatchObject({ state: 'refused', message: 'Fully booked.' })
    const changed = await changeRequest(refused.id, { ...refused.details, firstname: ' Chi ' })
    expect(changed).toEqual({ outcome: 'refused', id: (await only()).id })
    const sent = answer.mock.calls.map(([, init]) => JSON.parse(String(init.body)))
    expect(sent.at(-1)).toEqual({ ...body, firstname: 'Chi' })
    expect((await only()).id).not.toBe(refused.id)
  })

  test('go out as the form would send them when they were changed', async () => {
    await book()
    const waiting = await only()
    await changeRequest(waiting.id, {
      ...waiting.details,
      email: ' chi@example.com ',
      phoneNumber: '0803 123 4567',
    })
    const sent = answer.mock.calls.map(([, init]) => JSON.parse(String(init.body)))
    expect(sent.at(-1)).toEqual({ ...body, email: 'chi@example.com', phoneNumber: '+2348031234567' })
  })

  test('know the first of them over every change, for the calendar', async () => {
    await siteOutbox().submit({ kind: 'tour-booking', label: 'A tour', body }, { drafts: ['draft 1'] })
    const first = await only()
    await changeRequest(first.id, { ...first.details, firstname: 'Chi' })
    const second = await only()
    await changeRequest(second.id, { ...second.details, firstname: 'Obi' })
    expect((await only()).replaces).toEqual(['draft 1', first.id, second.id])
  })

  test.each([
    ['its day', 402, { message: 'This Schedule is fully booked' }, true],
    ['a detail of the person', 422, { error: 'x', errors: { email: ['The email must be valid.'] } }, false],
  ])('tell whether a booking was refused for %s', async (_, status, words, isDayGone) => {
    answer.mockImplementation(json(status, { statusCode: status, ...words }))
    await book()
    expect(await only()).toMatchObject({ state: 'refused', isDayGone })
  })

  test('count once where the API keeps keys, should they have arrived before', async () => {
    await book()
    expect(await only()).toMatchObject({ state: 'queued', mayHaveArrived: true, countsOnce: true })
  })

  test('keep the doubt of what they took the place of, and count once no longer', async () => {
    await book()
    const waiting = await only()
    answer.mockImplementation(json(402, { statusCode: 402, message: 'Fully booked.' }))
    await changeRequest(waiting.id, { ...waiting.details, firstname: 'Chi' })
    expect(await only()).toMatchObject({ state: 'refused', mayHaveArrived: true, countsOnce: false })
  })

  const taken = { error: 'Invalid', errors: { email: ['The email has already been taken.'] } }
  const apply = { kind: 'team-application', label: 'Application', body: application } as const

  test('call an application already received where the same person’s may have arrived before', async () => {
    const { entry } = await siteOutbox().submit(apply)
    answer.mockImplementation(json(422, taken))
    expect(await changeRequest(entry.id, { ...application, reason: 'Other words' })).toMatchObject({
      outcome: 'already-received',
    })
    expect(await only()).toMatchObject({ state: 'already-received', details: null })
  })

  test.each(['at its first try', 'under a key that had not arrived'])(
    'keep an application whose e-mail another person has used, with all its words: %s',
    async (when) => {
      if (when === 'at its first try') answer.mockImplementation(json(422, taken))
      const { entry } = await siteOutbox().submit(apply)
      answer.mockImplementation(json(422, taken))
      if (entry.state === 'queued')
        expect(await sendRequestNow(entry.id)).toMatchObject({ outcome: 'refused' })
      const request = await only()
      expect(request).toMatchObject({ state: 'refused', details: application, mayHaveArrived: false })
      expect(request.message).toBe('The email has already been taken.')
      expect(allowedActions(request)).toMatchObject({ edit: true, send: true, otherWay: true })
      expect(countWaiting((await siteOutbox().list()).entries)).toBe(1)
    },
  )

  test('keep nothing of the person once an application proved a repeat, and still call it that after 30 days', async () => {
    const { entry } = await siteOutbox().submit(apply)
    answer.mockImplementation(json(422, { errors: { email: ['ada@example.com has already been taken.'] } }))
    const changed = await changeRequest(entry.id, { ...application, reason: 'Other words' })
    expect(changed).toMatchObject({ outcome: 'already-received' })
    const { entries } = await siteOutbox().list()
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Obi|example|Enugu/)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * 24 * 3_600_000)
    await siteOutbox().drain()
    expect(await only()).toMatchObject({ state: 'already-received', initials: 'A. O.', details: null })
    expect(countWaiting(entries)).toBe(0)
    clock.mockRestore()
  })

  test('are erased with the words of a form that no screen has taken yet', async () => {
    giveDraft('tour-booking', { firstname: 'Ada' })
    await eraseEverything()
    expect(takeDraft('tour-booking')).toBeUndefined()
  })

  test('can be deleted one by one; what is gone can not be changed', async () => {
    await book()
    const { id } = await only()
    expect(await deleteRequest(id)).toBe('gone')
    expect(await requestsOnPhone()).toMatchObject({ requests: [], problem: null })
    expect(await changeRequest(id, {})).toEqual({ outcome: 'too-late', id })
    expect(await sendRequestNow(id)).toEqual({ outcome: 'too-late', id })
  })
})
