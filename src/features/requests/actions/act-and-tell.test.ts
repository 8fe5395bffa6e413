// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Submission } from '#outbox/entry.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

// An owner may build for an API that keeps no keys: what it did not answer is in doubt.
vi.stubEnv('VITE_API_BASE_URL', 'http://api.provider.example/api/v2')
vi.stubGlobal('location', new URL('http://site.example/outbox'))
const told = vi.hoisted(() => vi.fn<(words: string) => void>())
const toldOfFailure = vi.hoisted(() => vi.fn<(words: string) => void>())
vi.mock('#src/ui/toast.ts', () => ({
  toast: { success: told, info: told, warning: told, error: toldOfFailure },
}))
const { siteOutbox } = await import('#outbox/site-outbox.ts')
const { requestsOnPhone } = await import('#src/features/requests/mutations.ts')
const { sendOutcome: words, editing, states } = await import('#src/features/requests/copy.ts')
const { changeAndTell, sendAndTell } = await import('./act-and-tell.ts')

const person = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com' }
const booking: Submission = {
  kind: 'tour-booking',
  label: 'A tour',
  body: { siteTourScheduleId: 7, bookedDate: '2126-12-05', phoneNumber: '+2348031234567', ...person },
}
const application: Submission = {
  kind: 'team-application',
  label: 'Application',
  body: { location: 'Enugu', reason: 'x', ...person },
}

const answer = vi.fn(async (): Promise<Response> => {
  throw new TypeError('The line was lost')
})
const repeated = async () =>
  Response.json({ errors: { email: ['The email has already been taken.'] } }, { status: 422 })
const read = async () => new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } })
const fetched = (_: string, init?: RequestInit) => (init?.method === 'POST' ? answer() : read())

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  told.mockClear()
})
afterEach(async () => {
  await siteOutbox().eraseAll()
})

/** Its one attempt gets no answer. */
async function inDoubt(
  submission: Submission,
): Promise<Pick<RequestOnPhone, 'id' | 'state' | 'mayHaveArrived'>> {
  const { outcome, entry } = await siteOutbox().submit(submission)
  expect(outcome).toBe('unsure')
  answer.mockClear()
  return { id: entry.id, state: 'unsure', mayHaveArrived: true }
}
const namesOnPhone = async () =>
  (await requestsOnPhone()).requests.map(({ details }) => details?.firstname).sort()

test.each([
  ['a booking', booking, {}],
  ['a booking whose number is written in another way', booking, { phoneNumber: ' 0803 123 4567' }],
  ['an application', application, { reason: 'x ' }],
])('%s in doubt that is saved as it was is not sent, and its form stays', async (_, submission, typed) => {
  const request = await inDoubt(submission)
  expect(await changeAndTell(request, { ...person, ...typed })).toBeNull()
  expect(told.mock.calls).toEqual([[words.standing]])
  expect(answer).not.toHaveBeenCalled()
})

test('a change that makes it the same as another request in doubt sends nothing, and says so', async () => {
  const other = await inDoubt(booking)
  const request = await inDoubt({ ...booking, body: { ...booking.body, firstname: 'Chi' } } as Submission)
  expect(await changeAndTell(request, person)).toEqual({ form: 'taken', id: other.id })
  expect(told.mock.calls).toEqual([[words.standing]])
  expect(answer).not.toHaveBeenCalled()
  expect(await namesOnPhone()).toEqual(['Ada'])
})

test('a change that makes it the same as one on its way does not say that it could not be sent', async () => {
  const request = await inDoubt({ ...booking, body: { ...booking.body, firstname: 'Chi' } } as Submission)
  let end = (_: Response): void => undefined
  answer.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
  const underWay = siteOutbox().submit(booking)
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  expect(await changeAndTell(request, person)).toMatchObject({ form: 'taken' })
  expect(told.mock.calls).toEqual([[words.standing]])
  expect(answer).toHaveBeenCalledOnce()
  end(new Response(null, { status: 429 }))
  await underWay
})

describe('an application that was received before', () => {
  afterEach(() => expect(toldOfFailure).not.toHaveBeenCalled())

  test('is told as such when it is sent again, and not as a refusal', async () => {
    const request = await inDoubt(application)
    answer.mockImplementationOnce(repeated)
    await sendAndTell(request)
    expect(told.mock.calls).toEqual([[states.alreadyReceived.text]])
  })

  test('is told to stand as it was first when it is changed, and its form has done its work', async () => {
    const request = await inDoubt(application)
    answer.mockImplementationOnce(repeated)
    expect(await changeAndTell(request, { ...person, reason: 'y' })).toMatchObject({ form: 'taken' })
    expect(told.mock.calls).toEqual([[editing.firstIsHeld]])
  })
})

const busy = async () => new Response(null, { status: 429 })

describe('what waited before the press', () => {
  const ok = async () => Response.json({ data: {} }, { status: 201 })

  async function waiting() {
    answer.mockImplementationOnce(busy)
    const { entry } = await siteOutbox().submit(booking)
    return { id: entry.id, state: 'queued' as const, mayHaveArrived: false }
  }

  test.each([
    ['sent', sendAndTell],
    ['saved as it was', (waits: Parameters<typeof sendAndTell>[0]) => changeAndTell(waits, person)],
  ])('and is %s is left to the watch over the outbox, which tells of it', async (_, act) => {
    const waits = await waiting()
    answer.mockImplementationOnce(ok)
    await act(waits)
    expect(await requestsOnPhone()).toMatchObject({ requests: [{ id: waits.id, state: 'delivered' }] })
    expect(told).not.toHaveBeenCalled()
  })

  test('is told at the press where it waits on, or goes out under another name', async () => {
    const waits = await waiting()
    answer.mockImplementationOnce(busy)
    await sendAndTell(waits)
    answer.mockImplementationOnce(ok)
    await changeAndTell(waits, { ...person, firstname: 'Chi' })
    expect(told.mock.calls).toEqual([[words.queued], [words.delivered]])
  })
})

describe('that no clear answer came', () => {
  test('is not told as "again" of a request that was in no doubt before', async () => {
    answer.mockImplementationOnce(async () => new Response(null, { status: 422 }))
    const { entry } = await siteOutbox().submit(booking)
    await sendAndTell(entry)
    expect(told.mock.calls).toEqual([[states.unsure.text]])
  })

  test('is told as "again" the second time', async () => {
    await sendAndTell(await inDoubt(booking))
    expect(told.mock.calls).toEqual([[words.unsure]])
  })

  test('is told as "again" when a changed one takes the place of one in doubt', async () => {
    await changeAndTell(await inDoubt(booking), { ...person, firstname: 'Chi' })
    expect(told.mock.calls).toEqual([[words.unsure]])
  })
})
