import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { OutboxList } from '#outbox/outbox.ts'
import { siteOutbox } from '#outbox/site-outbox.ts'
import { newEntry } from '#outbox/storage/enqueue.ts'
import { booking } from '#outbox/testing/fake-world.ts'
import { correctionKeeper } from './correction-draft.ts'

const typed = { firstname: 'Ada', email: 'ada@example.ng' }
const refusedId = '0d9c0a35-3c39-4f0e-9f4b-3f0f5d1f6a11'
const keeper = correctionKeeper('tour-booking')
const empty: OutboxList = { entries: [], unreadableCount: 0, problem: null, missing: [] }

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

test('what another tab typed while the list was read stays', async () => {
  await keeper.save({ ...typed, refusedId })
  vi.spyOn(siteOutbox(), 'list').mockImplementation(async () => {
    await keeper.save({ firstname: 'Bola' })
    return empty
  })
  expect(await keeper.read()).toBeNull()
  expect(await keeper.read()).toMatchObject({ fields: { firstname: 'Bola' } })
})
