import { describe, expect, test } from 'vitest'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'

/** The same slot by the same person, who noticed a wrong digit and typed it all again. */
const corrected = {
  ...booking('Ada'),
  body: { ...booking('Ada').body, firstname: ' ada', email: 'ADA@example.ng', phoneNumber: '08031234568' },
}
const numbersOf = (texts: readonly { body: string }[]) =>
  texts.map(({ body }) => JSON.parse(body).phoneNumber)

describe.each([true, false])('the same visit, booked anew (keys: %s)', (idempotent) => {
  test('takes the place of the one that was never sent', async () => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    const first = await outbox.submit(booking('Ada'), { drafts: ['draft a'] })
    const second = await openTab().outbox.submit(corrected)
    expect([first.outcome, second.outcome, disk.rows.size]).toEqual(['queued', 'queued', 1])
    expect(second.entry.replaces).toEqual(['draft a', first.entry.id])
    line.isOff = false
    api.behave('ok')
    await outbox.drain({ isConnectionBack: true })
    expect(numbersOf(api.rows)).toEqual(['08031234568'])
  })

  test('by a namesake under one e-mail goes out beside the one that may have arrived', async () => {
    const { openTab, api } = createWorld({ idempotent })
    const { outbox } = openTab()
    api.behave('cut-off-committed')
    await outbox.submit(booking('Musa'))
    api.behave('ok')
    const other = { ...booking('Musa').body, phoneNumber: '09087654321' }
    expect(await outbox.submit({ ...booking('Musa'), body: other })).toMatchObject({ outcome: 'delivered' })
    expect(new Set(numbersOf(api.rows))).toEqual(new Set(['08031234567', '09087654321']))
  })

  test('is not sent beside the one that may have arrived, and its form hears so', async () => {
    const { openTab, api, disk } = createWorld({ idempotent })
    const { outbox } = openTab()
    api.behave('cut-off-committed')
    const first = await outbox.submit(booking('Ada'))
    api.behave('ok')
    const second = await outbox.submit(corrected)
    expect(second).toMatchObject({ outcome: 'unsure', how: 'beside', entry: { id: first.entry.id } })
    expect(second.entry.state, 'with keys it still goes out by itself').toBe(idempotent ? 'queued' : 'unsure')
    expect(numbersOf(api.hits)).toEqual(['08031234567'])
    await outbox.drain({ isConnectionBack: true })
    expect(numbersOf(api.rows)).toEqual(['08031234567'])
    expect(disk.table().entries).toMatchObject([{ state: idempotent ? 'delivered' : 'unsure' }])
  })

  test('nor beside the one that another tab is sending', async () => {
    const hold: { open: () => void } = { open: () => {} }
    const held = new Promise<void>((open) => Object.assign(hold, { open }))
    let isHeld = true
    const step = (what: string) => (what === 'answer' && isHeld ? held : Promise.resolve())
    const { openTab, api } = createWorld({ idempotent, step })
    const sending = openTab().outbox.submit(booking('Ada'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    isHeld = false
    expect(await openTab().outbox.submit(corrected)).toMatchObject({ outcome: 'unsure', isStanding: true })
    hold.open()
    expect(await sending).toMatchObject({ outcome: 'delivered' })
    expect(api.rows).toHaveLength(1)
  })

  test('takes the place of the one that was refused for good', async () => {
    const { openTab, api, disk } = createWorld({ idempotent })
    const { outbox } = openTab()
    api.behave('refuse')
    await outbox.submit(booking('Ada'))
    api.behave('ok')
    expect(await outbox.submit(corrected)).toMatchObject({ outcome: 'delivered' })
    expect(disk.rows.size).toBe(1)
  })

  test('is left to the API once the first has arrived', async () => {
    const { openTab, api } = createWorld({ idempotent })
    const { outbox } = openTab()
    await outbox.submit(booking('Ada'))
    expect(await outbox.submit(corrected)).toMatchObject({ outcome: 'delivered', isStanding: false })
    expect(api.rows).toHaveLength(2)
  })

  test.each([
    ['another of the couple, under one e-mail', { firstname: 'Obi' }],
    ['a namesake', { email: 'ada.2@example.ng' }],
    ['a namesake under one e-mail', { phoneNumber: '+2349087654321' }],
    ['another time', { siteTourScheduleId: 8 }],
    ['another day', { bookedDate: '2026-12-06' }],
  ])('is another one for %s', async (_, change) => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    await outbox.submit(booking('Ada'))
    await outbox.submit({ ...corrected, body: { ...corrected.body, ...change } })
    expect(disk.rows.size).toBe(2)
  })

  test('is on the list once as well when another row is changed into it', async () => {
    const { openTab, api, disk, line } = createWorld({ idempotent })
    const { outbox } = openTab()
    line.isOff = true
    api.behave('lost')
    await outbox.submit(booking('Ada'))
    const { entry } = await outbox.submit(booking('Adaa'))
    const edited = await outbox.edit(entry.id, corrected)
    expect(disk.table().entries).toMatchObject([{ id: edited.entry?.id, body: corrected.body }])
  })
})

test('without keys: a press that finds its equal in doubt sends nothing, and takes no unsent one off the list', async () => {
  const { openTab, api, disk, line } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('cut-off-committed')
  await outbox.submit(booking('Ada'))
  line.isOff = true
  api.behave('lost')
  const { entry } = await outbox.submit(booking('Adaa'))
  await outbox.edit(entry.id, corrected)
  expect(disk.rows.size).toBe(2)
  expect(await outbox.submit(booking('Ada'))).toMatchObject({ outcome: 'unsure', how: 'standing' })
  expect(disk.table().entries.map(({ body }) => body?.phoneNumber)).toContain('08031234568')
})
