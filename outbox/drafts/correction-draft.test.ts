import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import type { OutboxList } from '#outbox/sender.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import { correctionKeeper } from './correction-draft.ts'

const typed = { firstname: 'Ada', email: 'ada@example.ng' }
const refusedId = '0d9c0a35-3c39-4f0e-9f4b-3f0f5d1f6a11'
const keeper = correctionKeeper('tour-booking')
const empty: OutboxList = {
  entries: [],
  unreadableCount: 0,
  problem: null,
  missing: [],
  onDisk: new Set<string>(),
}

afterEach(async () => {
  vi.restoreAllMocks()
  await keeper.eraseIf(() => true)
})

test('a draft whose refused request is gone from the list is erased', async () => {
  await keeper.save({ ...typed, refusedId })
  expect(await keeper.read()).toBeNull()
  expect(await keeper.read()).toBeNull()
})

test('a list that the phone does not show erases no draft', async () => {
  await keeper.save({ ...typed, refusedId })
  vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, problem: 'unavailable' })
  expect(await keeper.read()).toMatchObject({ fields: typed })
})

test.each([
  ['refused', true],
  ['unsure', true],
  ['sending', true],
  ['queued', false],
  ['delivered', false],
] as const)('a draft whose request is %s: it stays is %s', async (state, stays) => {
  await keeper.save({ ...typed, refusedId })
  const entry = { ...newEntry(booking('Ada'), refusedId, 0), state }
  vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, entries: [entry] })
  expect((await keeper.read()) !== null).toBe(stays)
})

describe('words that were changed since the refusal', () => {
  const sentAgain = '7d0c5a35-1c21-4d6f-8a0e-2f8e2d0c7b33'
  const isKept = async (
    change: { id: string; replaces?: string[]; state: Entry['state'] },
    name = 'draft 1',
  ) => {
    await keeper.save({ ...typed, refusedId }, name)
    const entry = { ...newEntry(booking('Ada'), refusedId, 0), ...change }
    vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, entries: [entry] })
    return (await keeper.read()) !== null
  }

  test.each(['queued', 'sending', 'refused', 'unsure', 'expired', 'delivered'] as const)(
    'outlive a reload while what they correct is %s, also sent again by the list under another key',
    async (state) => {
      expect(await isKept({ id: refusedId, state })).toBe(true)
      expect(await isKept({ id: sentAgain, replaces: [refusedId], state })).toBe(true)
    },
  )

  test('outlive what they correct: who was held back by it deletes it, and presses again', async () => {
    expect(await isKept({ id: sentAgain, state: 'queued' })).toBe(true)
  })

  test('end once their own request holds them; unchanged ones leave when the list sends theirs again', async () => {
    const own = { id: sentAgain, replaces: [refusedId, 'draft 1'] }
    expect(await isKept({ ...own, state: 'queued' })).toBe(false)
    expect(await isKept({ ...own, state: 'delivered' })).toBe(false)
    expect(await isKept({ id: refusedId, state: 'queued' }, 'refused draft 1')).toBe(false)
    expect(await isKept({ id: sentAgain, replaces: [refusedId], state: 'refused' }, 'refused draft 1')).toBe(
      false,
    )
  })

  test('come back after that has arrived to a press that sends nothing, and says so', async () => {
    const answer = { statusCode: 200, data: null, message: 'Site Tour Booked Successfully' }
    const no = { message: 'The given data was invalid.' }
    const fetched = vi.fn(async () => Response.json(no, { status: 422 }))
    vi.stubGlobal('fetch', fetched)
    const { entry } = await siteOutbox().submit(booking('Victoria'))
    fetched.mockImplementation(async () => Response.json(answer))
    expect(await siteOutbox().sendNow(entry.id)).toMatchObject({ outcome: 'delivered' })
    fetched.mockClear()
    await keeper.save({ ...typed, refusedId: entry.id }, 'draft 1')
    const corrects = (await keeper.read())?.fields.refusedId
    const victor = booking('Victor')
    const told = await siteOutbox().submit(victor, { ...(corrects && { corrects }), drafts: ['draft 1'] })
    expect([told.outcome, fetched.mock.calls.length]).toEqual(['overtaken', 0])
    expect(await keeper.read(), 'the words stay').toMatchObject({ fields: typed })
    expect(await siteOutbox().submit(victor, { drafts: ['draft 1'] })).toMatchObject({ outcome: 'delivered' })
    expect(await keeper.read(), 'sent').toBeNull()
    vi.unstubAllGlobals()
    await siteOutbox().eraseAll()
  })
})

const apply = {
  kind: 'team-application',
  label: '',
  body: { ...typed, lastname: '', location: '', reason: '' },
} as const
const received = { state: 'refused', body: null, fieldErrors: { email: 'already' } } as const

test('a draft whose application the API turned out to hold already is erased', async () => {
  const ofApplications = correctionKeeper('team-application')
  await ofApplications.save({ ...typed, refusedId })
  const entry = { ...newEntry(apply, refusedId, 0), ...received }
  const list = vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, entries: [entry] })
  expect(await ofApplications.read()).toBeNull()
  list.mockResolvedValue({ ...empty, entries: [{ ...entry, fieldErrors: {} }] })
  expect(await ofApplications.read()).toBeNull()
})

test('what another tab typed while the list was read stays', async () => {
  await keeper.save({ ...typed, refusedId })
  vi.spyOn(siteOutbox(), 'list').mockImplementation(async () => {
    await keeper.save({ firstname: 'Bola' })
    return empty
  })
  expect(await keeper.read()).toBeNull()
  expect(await keeper.read()).toMatchObject({ fields: { firstname: 'Bola' } })
})

describe('a draft that the outbox has taken over, while its page ended before it was erased', () => {
  const draftId = '5b0f5a35-6c21-4d6f-8a0e-2f8e2d0c7b22'
  const taken = { ...newEntry(booking('Ada'), refusedId, 0), replaces: [draftId] }

  test.each(['queued', 'sending', 'delivered', 'refused', 'unsure', 'expired'] as const)(
    'is erased and not given back: %s',
    async (state) => {
      await keeper.save(typed, draftId)
      const list = vi.spyOn(siteOutbox(), 'list')
      list.mockResolvedValue({ ...empty, entries: [{ ...taken, state }] })
      expect(await keeper.read()).toBeNull()
      list.mockResolvedValue(empty)
      expect(await keeper.read()).toBeNull()
    },
  )

  test.each([
    ['delivered', false],
    ['queued', true],
    ['sending', true],
    ['refused', true],
    ['unsure', true],
    ['expired', true],
  ] as const)(
    'is on a full phone the only copy on the disk until it has arrived: %s, it stays is %s',
    async (state, stays) => {
      await keeper.save(typed, draftId)
      const entries = [{ ...taken, state }]
      vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, entries, problem: 'full' })
      expect((await keeper.read()) !== null).toBe(stays)
    },
  )

  test('is known by the receipt, which holds nothing of its words', async () => {
    const answer = { statusCode: 200, data: null, message: 'Site Tour Booked Successfully' }
    vi.stubGlobal('fetch', async () => Response.json(answer))
    await keeper.save(typed, draftId)
    const sent = await siteOutbox().submit(booking('Ada'), { drafts: [draftId] })
    vi.unstubAllGlobals()
    expect(sent).toMatchObject({ outcome: 'delivered', entry: { body: null } })
    expect(await keeper.read()).toBeNull()
    await siteOutbox().eraseAll()
  })

  test.each([
    ['another draft of the same words', 'another', null],
    ['one of a version that named none', undefined, null],
    ['any, while the list does not show', draftId, 'unavailable'],
  ] as const)('%s stays', async (_, id, problem) => {
    await keeper.save(typed, id)
    vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, entries: [taken], problem })
    expect(await keeper.read()).toMatchObject({ fields: typed })
  })
})

test('a form hears which requests have arrived, with all whose place they took, until it stops', async () => {
  const heard: unknown[] = []
  const listeners: (() => void)[] = []
  const unsubscribe = vi.fn()
  vi.spyOn(siteOutbox(), 'subscribe').mockImplementation((listener) => {
    listeners.push(listener)
    return unsubscribe
  })
  const waiting = { ...newEntry(booking('Bola'), refusedId, 0), id: 'waiting' }
  const repeated = { ...newEntry(apply, refusedId, 0), id: 'repeated', ...received }
  const arrived = { ...waiting, id: 'arrived', replaces: [refusedId], state: 'delivered' as const }
  vi.spyOn(siteOutbox(), 'list').mockResolvedValue({ ...empty, entries: [waiting, arrived, repeated] })
  const stop = keeper.onErased((gone) => heard.push(gone))
  for (const tell of listeners) tell()
  await vi.waitFor(() => expect(heard).toEqual([['arrived', refusedId, 'repeated']]))
  stop()
  expect(unsubscribe).toHaveBeenCalled()
})

test('what waited in memory and arrives after its form was left is erased; what was typed since stays', async () => {
  const listeners: (() => void)[] = []
  vi.spyOn(siteOutbox(), 'subscribe').mockImplementation((listener) => {
    listeners.push(listener)
    return () => undefined
  })
  const ofApplications = correctionKeeper('team-application')
  ofApplications.onErased(() => undefined)()
  const sent = { ...newEntry(apply, refusedId, 0), replaces: ['draft 1'] }
  const list = vi.spyOn(siteOutbox(), 'list')
  const tell = async (state: 'queued' | 'delivered' | 'refused', change: object = {}) => {
    list.mockResolvedValue({ ...empty, entries: [{ ...sent, state, ...change }], problem: 'full' })
    for (const hear of listeners) hear()
    await new Promise((resolve) => setTimeout(resolve, 20))
    list.mockResolvedValue({ ...empty, problem: 'unavailable' })
    return ofApplications.read()
  }
  await ofApplications.save(typed, 'draft 1')
  expect(await tell('queued')).toMatchObject({ fields: typed })
  await ofApplications.save({ firstname: 'Bola' }, 'draft 2')
  expect(await tell('delivered')).toMatchObject({ fields: { firstname: 'Bola' } })
  await ofApplications.save(typed, 'draft 1')
  expect(await tell('delivered')).toBeNull()
  await ofApplications.save(typed, 'draft 1')
  expect(await tell('refused', { ...received, attempts: 2 })).toBeNull()
  await ofApplications.save(typed, 'draft 1')
  expect(await tell('refused', { ...received, attempts: 1 }), 'told by its form').toMatchObject({
    fields: typed,
  })
  await ofApplications.save({ ...typed, refusedId }, 'draft 3')
  expect(await tell('delivered'), 'changed since').toMatchObject({ fields: typed })
  await ofApplications.save({ ...typed, refusedId }, 'refused draft 4')
  expect(await tell('refused')).toMatchObject({ fields: typed })
  expect(await tell('refused', { ...received, attempts: 1 }), 'what it corrects').toBeNull()
})
