import * as v from 'valibot'
import { expect, test } from 'vitest'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'
import { entrySchema } from './entry.ts'
import { goneSlotOf } from './gone-slot.ts'

async function refused() {
  const world = createWorld()
  const { outbox } = world.openTab()
  world.api.behave('refuse')
  const { entry } = await outbox.submit(booking('Ada'))
  world.api.behave('ok')
  return { ...world, outbox, entry }
}

test('a booking that was refused for its slot names the slot and its tour', async () => {
  const { entry } = await refused()
  expect(goneSlotOf(entry)).toEqual({
    tour: booking('Ada').tour,
    date: '2026-12-05',
    scheduleId: '7',
  })
})

test.each([
  ['waits', { state: 'queued' }],
  ['was erased', { body: null }],
  ['may have arrived before', { mayHaveArrived: true }],
  ['was refused for its details', { lastStatus: 422, fieldErrors: { email: 'Not valid.' } }],
] as const)('a booking that %s names none', async (_, change) => {
  const { entry } = await refused()
  expect(goneSlotOf(Object.assign(entry, change))).toBeNull()
})

test('a row of a version that kept no tour is read as before, and names none', async () => {
  const { entry } = await refused()
  const { tour: _, ...old } = { tour: null, ...structuredClone(entry) }
  const read = v.parse(entrySchema, old)
  expect(read).toEqual({ ...entry, tour: null })
  expect(goneSlotOf(read)).toBeNull()
})

test('a damaged tour costs the offer, never the booking', async () => {
  const { entry } = await refused()
  const read = v.parse(entrySchema, { ...entry, tour: { projectType: 'castle' } })
  expect(read).toMatchObject({ tour: null, body: { firstname: 'Ada' } })
})

test('another date takes the place of the refused one under a new key, however often it is pressed', async () => {
  const { entry, api, disk, outbox, openTab } = await refused()
  const otherDate = booking('Ada', '2026-12-12')
  const presses = [outbox, openTab().outbox, outbox].map((tab) => tab.edit(entry.id, otherDate))
  const outcomes = (await Promise.all(presses)).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual(['delivered', 'too-late', 'too-late'])
  expect(api.rows).toHaveLength(1)
  expect(JSON.parse(api.rows[0]?.body ?? '')).toMatchObject({ bookedDate: '2026-12-12', firstname: 'Ada' })
  expect(api.rows[0]?.key).not.toBe(entry.id)
  expect([...disk.rows.keys()]).toEqual([api.rows[0]?.key])
})
