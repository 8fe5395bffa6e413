import { describe, expect, test } from 'vitest'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'

const corrected = { ...booking('Ada'), body: { ...booking('Ada').body, phoneNumber: '08031234568' } }

describe.each([true, false])('a storage that answers no more in this visit (keys: %s)', (idempotent) => {
  test.each([
    ['the same booking', booking('Ada')],
    ['the same visit in other words', corrected],
  ])('%s, typed again, is not sent beside the first', async (_, again) => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    const first = await outbox.submit(booking('Ada'))
    await outbox.list()
    line.isOff = false
    api.behave('ok')
    disk.isSilent = true
    expect(await outbox.submit(again)).toMatchObject({ isStanding: true, entry: { id: first.entry.id } })
    expect(api.hits).toEqual([])
    disk.isSilent = false
    await outbox.drain({ isConnectionBack: true })
    expect(api.rows).toHaveLength(1)
  })

  test('nor beside one that the list has shown, by whomever it was sent', async () => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    const first = await openTab().outbox.submit(booking('Ada'))
    await outbox.list()
    line.isOff = false
    api.behave('ok')
    disk.isSilent = true
    expect(await outbox.submit(booking('Ada'))).toMatchObject({ entry: { id: first.entry.id } })
    expect(api.hits).toEqual([])
  })

  test('what has arrived, was refused for good, or is gone from the list stops nothing', async () => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    await outbox.submit(booking('Ada'))
    api.behave('refuse')
    await outbox.submit(booking('Bola'))
    line.isOff = true
    api.behave('lost')
    const { entry } = await outbox.submit(booking('Chidi'))
    await openTab().outbox.remove(entry.id)
    await outbox.list()
    line.isOff = false
    api.behave('ok')
    disk.isSilent = true
    for (const name of ['Adaa', 'Bola', 'Chidi'])
      expect(await outbox.submit(booking(name))).toMatchObject({ isStanding: false })
  })
})

test('nor stops one that the list has met in mid-send, and whose refusal the storage did not take', async () => {
  let isFirst = true
  const step = async (what: string) => {
    if (!isFirst) return
    if (what === 'request') await outbox.list()
    if (what === 'answer') disk.isSilent = true
  }
  const { openTab, api, disk } = createWorld({ step })
  const { outbox } = openTab()
  api.behave('refuse')
  const first = await outbox.submit(booking('Ada'))
  isFirst = false
  api.behave('ok')
  expect(await outbox.submit(corrected, { corrects: first.entry.id })).toMatchObject({ outcome: 'delivered' })
})

test('nor lets a second one out where the storage took the first and fell silent before any list showed it', async () => {
  const step = async (what: string) => {
    if (what === 'request') disk.isSilent = true
  }
  const { openTab, api, disk } = createWorld({ step, idempotent: true })
  const { outbox } = openTab()
  api.behave('lost-committed')
  const first = await outbox.submit(booking('Ada'))
  api.behave('ok')
  expect(await outbox.submit(booking('Ada'))).toMatchObject({ entry: { id: first.entry.id } })
  expect(api.rows).toHaveLength(1)
})
