import { afterEach, describe, expect, test, vi } from 'vitest'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import type { Entry } from './entry.ts'
import { phoneNotices, showNotices } from './notice.ts'

const ID = '3f2b8c1e-0000-4000-8000-000000000000'
const entry = (change: Partial<Entry>): Entry => Object.assign(newEntry(booking('Ada'), ID, 0), change)
const application = (change: Partial<Entry>): Entry => {
  const body = { firstname: 'Ada', lastname: 'Obi', email: 'a@b.ng', location: 'Enugu', reason: 'x' }
  const kept = newEntry({ kind: 'team-application', label: 'Virtual team application', body }, ID, 0)
  return Object.assign(kept, change)
}
const taken = { email: 'The email has already been taken.' }

describe('what the phone says', () => {
  test.each<[string, Entry, RegExp | null]>([
    ['waits', entry({}), /not sent yet.*Tap when you have a network/],
    ['is on its way', entry({ state: 'sending' }), null],
    ['arrived', entry({ state: 'delivered', body: null }), /is booked.*Ibeju Country Home/],
    ['arrived, an application', application({ state: 'delivered', body: null }), /application has arrived/],
    ['is full', entry({ state: 'refused', lastStatus: 402 }), /not booked yet.*next free date/],
    ['was refused', entry({ state: 'refused', lastStatus: 422, fieldErrors: { email: 'No' } }), /could not/],
    [
      'was refused after a try that may have arrived',
      entry({ state: 'refused', lastStatus: 403, mayHaveArrived: true }),
      /do not know whether.*still on this phone/,
    ],
    [
      'was refused in place of one that may have arrived',
      application({ state: 'refused', lastStatus: 413, followsDoubt: true }),
      /do not know whether.*still on this phone/,
    ],
    [
      'was refused at its last chance, so that its details are gone',
      entry({ state: 'refused', lastStatus: 402, body: null }),
      /could not be booked.*erased.*begin again/,
    ],
    [
      '… after a try that may have arrived',
      application({ state: 'refused', lastStatus: 403, body: null, mayHaveArrived: true }),
      /do not know whether.*erased.*ask us/,
    ],
    ['is a repeat', application({ state: 'refused', fieldErrors: taken, body: null }), /already had/],
    ['is unsure', entry({ state: 'unsure', mayHaveArrived: true }), /do not know/],
    ['ran out of time', entry({ state: 'expired', body: null }), /could not be sent in time.*erased/],
    [
      'ran out of time without an answer',
      entry({ state: 'expired', body: null, mayHaveArrived: true }),
      /no answer.*may have arrived/,
    ],
  ])('about a request that %s, without a word about the person', (_, request, expected) => {
    const said = phoneNotices([request]).map(({ title, text }) => `${title} ${text}`)
    expect(said).toHaveLength(expected ? 1 : 0)
    if (expected) expect(said[0]).toMatch(expected)
    expect(said.join()).not.toMatch(/Ada|Okafor|Obi|@|0803/)
  })

  test('about more than three at once is a sum', () => {
    const many = [1, 2, 3].map(() => entry({ state: 'delivered', body: null }))
    expect(phoneNotices(many)).toHaveLength(3)
    expect(phoneNotices([...many, entry({ state: 'refused', lastStatus: 402 })])).toEqual([
      { title: 'News of 4 requests', text: '3 arrived, 1 need you.', tag: 'adbond-outbox' },
    ])
  })
})

describe('a notice is shown', () => {
  const delivered = [entry({ state: 'delivered', body: null })]
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['allowed', 1],
    ['denied', 0],
    ['default', 0],
  ])('when the answer to the question is "%s": %i', async (answer, times) => {
    vi.stubGlobal('Notification', { permission: answer === 'allowed' ? 'granted' : answer })
    const showNotification = vi.fn(async () => undefined)
    await showNotices({ showNotification }, delivered)
    expect(showNotification).toHaveBeenCalledTimes(times)
  })

  test('nowhere where the browser knows no notifications', async () => {
    vi.stubGlobal('Notification', undefined)
    const showNotification = vi.fn(async () => undefined)
    await showNotices({ showNotification }, delivered)
    expect(showNotification).not.toHaveBeenCalled()
  })
})
