import { describe, expect, test, vi } from 'vitest'
import type { Entry } from '#outbox/entry.ts'
import { createOutbox } from '#outbox/outbox.ts'
import { newEntry } from '#outbox/storage/enqueue.ts'
import type { EntryStore } from '#outbox/storage/store.ts'
import { tableOf } from '#outbox/storage/table.ts'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'
import { LEASE_MS } from './lifetime.ts'

const HOUR = 3_600_000

test('an entry is on the disk before its request leaves the phone', async () => {
  const { openTab, disk, api } = createWorld()
  const seen: unknown[] = []
  api.behave(({ key }) => {
    seen.push(disk.rows.get(key ?? ''))
    return 'ok'
  })
  const { entry } = await openTab().outbox.submit(booking('Ada'))
  expect(seen).toMatchObject([{ id: entry.id, state: 'sending', body: { firstname: 'Ada' } }])
})

test('the request is JSON with the key of the entry, follows no redirect and carries no cookies', async () => {
  const { openTab, api } = createWorld()
  const { entry } = await openTab().outbox.submit(booking('Ada'))
  expect(api.hits).toHaveLength(1)
  expect(api.hits[0]?.url).toBe('/api/v2/site_tours/book')
  expect(JSON.parse(api.hits[0]?.body ?? '')).toEqual(booking('Ada').body)
  expect(api.hits[0]?.init).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': entry.id,
    },
    redirect: 'manual',
    credentials: 'omit',
    keepalive: true,
  })
})

test('the signs of a script go beside what an API that keeps keys is sent, and are no part of the request', async () => {
  const { openTab, api } = createWorld()
  const { outbox } = openTab()
  const presses = [5_000, 5_400].map((formAge) =>
    outbox.submit({ ...booking('Ada'), sign: { subject: '', formAge } }),
  )
  const [first, second] = await Promise.all(presses)
  expect(second?.entry.id).toBe(first?.entry.id)
  expect(api.hits.map(({ body }) => JSON.parse(body))).toEqual([
    { ...booking('Ada').body, subject: '', formAge: 5_000 },
  ])
})

test('an API without keys is sent what the person wrote and no more', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  await openTab().outbox.submit({ ...booking('Ada'), sign: { subject: '', formAge: 5_000 } })
  expect(JSON.parse(api.hits[0]?.body ?? '')).toEqual(booking('Ada').body)
  expect(api.hits[0]?.init.keepalive, 'without its page nobody hears what became of it').toBe(false)
})

test('an application goes to its own address', async () => {
  const { openTab, api } = createWorld()
  const body = {
    firstname: 'Ada',
    lastname: 'Okafor',
    email: 'a@b.ng',
    location: 'Lagos',
    reason: 'x'.repeat(20_000),
  }
  await openTab().outbox.submit({ kind: 'team-application', label: 'Virtual team application', body })
  expect(api.hits[0]?.url).toBe('/api/v2/virtual_teams/apply')
  expect(api.hits[0]?.init.keepalive).toBe(false)
})

test('an attempt is cut off after 20 seconds', async () => {
  const { openTab } = createWorld()
  const tab = openTab()
  const timeout = vi.spyOn(tab.ports, 'timeout')
  const outbox = createOutbox(
    { ...tab.ports, timeout, subscribe: () => () => {} },
    { apiBase: '/api/v2', idempotent: true },
  )
  await outbox.submit(booking('Ada'))
  expect(timeout).toHaveBeenCalledWith(20_000)
})

test('delivered: a receipt without personal data is all that stays', async () => {
  const { openTab, disk, clock } = createWorld()
  const { outcome, entry } = await openTab().outbox.submit(booking('Ada'))
  expect(outcome).toBe('delivered')
  const raw = JSON.stringify([...disk.rows.values()])
  expect(raw).not.toMatch(/Ada|Okafor|example\.ng|0803/)
  expect(disk.rows.get(entry.id)).toMatchObject({
    state: 'delivered',
    body: null,
    label: 'Site tour: Ibeju Country Home, 2026-12-05 09:00',
    settledAt: clock.now,
  })
})

test('refused: the words of the API come back, and the details are kept', async () => {
  const { openTab, api } = createWorld()
  api.behave('refuse')
  const { outcome, entry } = await openTab().outbox.submit(booking('Ada'))
  expect(outcome).toBe('refused')
  expect(entry).toMatchObject({ message: 'This Schedule is fully booked', mayHaveArrived: false })
  expect(entry.body).toMatchObject({ firstname: 'Ada' })
})

test('a refused booking keeps its details for 72 hours, though the day of the visit comes sooner', async () => {
  const { openTab, api, clock } = createWorld()
  api.behave('refuse')
  const { entry } = await openTab().outbox.submit(booking('Ada', '2026-11-21'))
  expect(entry.expiresAt).toBe(clock.now + 72 * HOUR)
})

test.each([
  'lost',
  'time-out',
  'fault',
  'portal',
  'redirect',
  'cut-off-committed',
  'empty-committed',
  'conflict',
  'busy',
  'forbidden',
] as const)('%s: it stays queued, with its body, for a later attempt', async (behaviour) => {
  const { openTab, api, clock } = createWorld()
  api.behave(behaviour)
  const { outcome, entry, problem } = await openTab().outbox.submit(booking('Ada'))
  expect({ outcome, problem }).toEqual({ outcome: 'queued', problem: null })
  expect(entry.body).toMatchObject({ firstname: 'Ada' })
  expect(entry.nextAttemptAt).toBeGreaterThanOrEqual(clock.now + 2_000)
})

test('the same request ten times at once is one row and one request', async () => {
  const { openTab, api, disk } = createWorld()
  const { outbox } = openTab()
  const results = await Promise.all(Array.from({ length: 10 }, () => outbox.submit(booking('Ada'))))
  expect(new Set(results.map(({ entry }) => entry.id)).size).toBe(1)
  expect(api.hits).toHaveLength(1)
  expect(disk.rows.size).toBe(1)
})

test('a second tap just after the first was delivered is still the same tap', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  await outbox.submit(booking('Ada'))
  clock.now += 500
  expect((await outbox.submit(booking('Ada'))).outcome).toBe('delivered')
  expect(api.rows).toHaveLength(1)
  clock.now += 60_000
  await outbox.submit(booking('Ada'))
  expect(api.rows).toHaveLength(2)
})

test('the same request from ten tabs while it is queued keeps one row and one key', async () => {
  const { openTab, api, disk } = createWorld()
  api.behave('lost')
  const tabs = Array.from({ length: 10 }, () => openTab())
  const reordered = {
    ...booking('Ada'),
    body: Object.fromEntries(Object.entries(booking('Ada').body).reverse()),
  }
  const submissions = tabs.map(({ outbox }, index) =>
    outbox.submit(index % 2 ? booking('Ada') : (reordered as ReturnType<typeof booking>)),
  )
  const results = await Promise.all(submissions)
  expect(results.map(({ outcome }) => outcome)).toEqual(Array(10).fill('queued'))
  expect(disk.rows.size).toBe(1)
  expect(new Set(api.hits.map(({ key }) => key)).size).toBe(1)
})

test('other details are another request', async () => {
  const { openTab, api, disk } = createWorld()
  api.behave('lost')
  const { outbox } = openTab()
  await outbox.submit(booking('Ada'))
  await outbox.submit(booking('Ada', '2026-12-12'))
  expect(disk.rows.size).toBe(2)
})

test('a corrected submission takes the refused one off the list and has its own key', async () => {
  const { openTab, api, disk } = createWorld()
  const { outbox } = openTab()
  api.behave('refuse')
  const refused = await outbox.submit(booking('Ada'))
  api.behave('ok')
  const corrected = await outbox.submit(booking('Ada', '2026-12-12'), { corrects: refused.entry.id })
  expect(corrected.outcome).toBe('delivered')
  expect([...disk.rows.keys()]).toEqual([corrected.entry.id])
  expect(corrected.entry.id).not.toBe(refused.entry.id)
})

test('the next person typed over a refused request leaves it on the list', async () => {
  const { openTab, api } = createWorld()
  const { outbox } = openTab()
  api.behave('refuse')
  const refused = await outbox.submit(booking('Ada'))
  api.behave('ok')
  const { body, ...tour } = booking('Bola')
  const next = { ...tour, body: { ...body, phoneNumber: '08099999999' } }
  expect((await outbox.submit(next, { corrects: refused.entry.id })).outcome).toBe('delivered')
  const { entries } = await outbox.list()
  expect(entries.find(({ id }) => id === refused.entry.id)).toMatchObject({
    state: 'refused',
    body: { firstname: 'Ada' },
  })
})

describe.each([true, false])(
  'the husband typed over his wife, with all that they share (keys: %s)',
  (idempotent) => {
    const { body, ...tour } = booking('Ngozi')
    const husband = { ...tour, body: { ...body, firstname: 'Emeka' } }

    test('leaves her refused request on the list', async () => {
      const { openTab, api } = createWorld({ idempotent })
      const { outbox } = openTab()
      api.behave('refuse')
      const refused = await outbox.submit(booking('Ngozi'))
      api.behave('ok')
      const { outcome } = await outbox.submit(husband, { corrects: refused.entry.id })
      expect(outcome).toBe('delivered')
      const { entries } = await outbox.list()
      expect(entries.find(({ id }) => id === refused.entry.id)).toMatchObject({ state: 'refused', body })
    })

    test('leaves it there also if his name begins as hers does', async () => {
      const { openTab, api } = createWorld({ idempotent })
      const { outbox } = openTab()
      api.behave('refuse')
      const { entry } = await outbox.submit(booking('Victoria'))
      api.behave('ok')
      const { body, ...tour } = booking('Victoria')
      const victor = { ...tour, body: { ...body, firstname: 'Victor' } }
      expect(await outbox.submit(victor, { corrects: entry.id })).toMatchObject({ outcome: 'delivered' })
      const { entries } = await outbox.list()
      expect(entries.find(({ id }) => id === entry.id)).toMatchObject({ state: 'refused', body })
    })

    test('waits for hers, which the list sends again, and goes out once that was told', async () => {
      const { openTab, api, disk, line } = createWorld({ idempotent })
      const { outbox } = openTab()
      api.behave('refuse')
      const { entry } = await outbox.submit(booking('Victoria'))
      line.isOff = true
      api.behave('lost')
      const again = await openTab().outbox.sendNow(entry.id)
      const { body, ...tour } = booking('Victoria')
      const victor = { ...tour, body: { ...body, firstname: 'Victor' } }
      const whenKept = vi.fn()
      const press = () => outbox.submit(victor, { corrects: entry.id, whenKept })
      expect(await press()).toMatchObject({ outcome: 'unsure', how: 'held', entry: { state: 'queued' } })
      expect(whenKept, 'the phone keeps his words nowhere else').not.toHaveBeenCalled()
      expect(disk.table().entries).toMatchObject([{ id: again.entry?.id, state: 'queued', body }])
      line.isOff = false
      api.behave('ok')
      await outbox.drain({ isConnectionBack: true })
      expect(api.rows.map((row) => JSON.parse(row.body).firstname)).toEqual(['Victoria'])
      expect(await press()).toMatchObject({ outcome: 'overtaken' })
      expect(await outbox.submit(victor), 'pressed again').toMatchObject({ outcome: 'delivered' })
      expect(api.rows).toHaveLength(2)
    })

    test.each([
      ['ran out of time', true],
      ['was deleted on the list', false],
    ])('goes out as a request of its own once hers, which held it back, %s', async (_, isExpired) => {
      const { openTab, api, disk, line, clock } = createWorld({ idempotent })
      const { outbox } = openTab()
      api.behave('refuse')
      const { entry } = await outbox.submit(booking('Victoria'))
      line.isOff = true
      api.behave('lost')
      const again = await outbox.sendNow(entry.id)
      const { body, ...tour } = booking('Victoria')
      const victor = { ...tour, body: { ...body, firstname: 'Victor' } }
      expect(await outbox.submit(victor, { corrects: entry.id })).toMatchObject({ how: 'held' })
      if (isExpired) {
        clock.now += 73 * HOUR
        await outbox.drain({ isConnectionBack: true })
        expect(disk.table().entries).toMatchObject([{ state: 'expired', body: null }])
      } else await outbox.remove(again.entry?.id ?? '')
      line.isOff = false
      api.behave('ok')
      expect(await outbox.submit(victor, { corrects: entry.id })).toMatchObject({ outcome: 'delivered' })
      expect(api.rows.map((row) => JSON.parse(row.body).firstname)).toEqual(['Victor'])
    })

    test('is sent although nobody knows whether hers arrived', async () => {
      const { openTab, api, disk } = createWorld({ idempotent })
      const { outbox } = openTab()
      api.behave('cut-off-committed')
      const { entry } = await outbox.submit(booking('Ngozi'))
      api.behave('ok')
      expect(await outbox.submit(husband, { corrects: entry.id })).toMatchObject({ outcome: 'delivered' })
      expect(disk.rows.get(entry.id)).toMatchObject({ body })
    })
  },
)

test.each([
  ['before it began', 0, ['Victoria'], ['delivered']],
  ['in the last attempt that it had', 80 * HOUR, ['Victor'], ['delivered', 'expired']],
])('without keys: hers stays on the list also if its sender ended %s', async (_, waits, arrived, states) => {
  let hangs = false
  const step = async (what: string) => {
    if (hangs && what === 'request') await new Promise(() => {})
  }
  const { openTab, api, disk, clock, line } = createWorld({ idempotent: false, step })
  const { outbox } = openTab()
  api.behave('refuse')
  const { entry } = await outbox.submit(booking('Victoria'))
  line.isOff = true
  api.behave('lost')
  const list = openTab()
  await list.outbox.sendNow(entry.id)
  line.isOff = false
  api.behave('ok')
  clock.now += waits
  hangs = true
  void list.outbox.drain({ isConnectionBack: true })
  await vi.waitFor(() => expect(disk.table().entries).toMatchObject([{ isAsking: true }]))
  hangs = false
  list.kill()
  clock.now += 2 * LEASE_MS
  const { body, ...tour } = booking('Victoria')
  await outbox.submit({ ...tour, body: { ...body, firstname: 'Victor' } }, { corrects: entry.id })
  await outbox.drain({ isConnectionBack: true })
  expect(api.rows.map((row) => JSON.parse(row.body).firstname)).toEqual(arrived)
  expect(
    disk
      .table()
      .entries.map(({ state }) => state)
      .sort(),
  ).toEqual(states)
})

describe.each([true, false])('a new number under the same name and e-mail (keys: %s)', (idempotent) => {
  const { body, ...tour } = booking('Ada')
  const changed = { ...tour, body: { ...body, phoneNumber: '09087654321' } }

  /** Refused with these words about these fields. */
  async function refused(fieldErrors: Entry['fieldErrors']) {
    const world = createWorld({ idempotent })
    const { outbox } = world.openTab()
    world.api.behave('refuse')
    const { entry } = await outbox.submit(booking('Ada'))
    world.disk.rows.set(entry.id, { ...entry, fieldErrors })
    world.api.behave('ok')
    return { ...world, outbox, id: entry.id }
  }

  test('takes the place of the request whose number was refused', async () => {
    const { outbox, api, disk, id } = await refused({ phoneNumber: 'The phone number is invalid.' })
    const { outcome, entry } = await outbox.submit(changed, { corrects: id })
    expect([outcome, [...disk.rows.keys()], api.rows.length]).toEqual(['delivered', [entry.id], 1])
  })

  test.each(['off', 'busy'])(
    'does so as well once the list has sent that again, and the line is %s',
    async (fault) => {
      const { outbox, api, disk, line, clock, id } = await refused({
        phoneNumber: 'The phone number is invalid.',
      })
      line.isOff = fault === 'off'
      api.behave(fault === 'off' ? 'lost' : 'busy')
      await outbox.sendNow(id)
      clock.now += HOUR
      await outbox.drain({ isConnectionBack: true })
      expect(disk.table().entries).toMatchObject([{ state: 'queued', fieldErrors: {} }])
      expect(await outbox.submit(changed, { corrects: id })).toMatchObject({ outcome: 'queued' })
      expect(disk.table().entries).toMatchObject([{ state: 'queued', body: { phoneNumber: '09087654321' } }])
      line.isOff = false
      api.behave('ok')
      clock.now += HOUR
      await outbox.drain({ isConnectionBack: true })
      expect(api.rows.map((row) => JSON.parse(row.body).phoneNumber)).toEqual(['09087654321'])
    },
  )

  test('waits beside one that was refused for something else and sent again from the list', async () => {
    const { outbox, api, disk, id } = await refused({})
    api.behave('lost')
    await outbox.sendNow(id)
    expect(await outbox.submit(changed, { corrects: id })).toMatchObject({ outcome: 'unsure', how: 'held' })
    expect(disk.table().entries).toMatchObject([{ state: 'queued', body }])
  })

  test('leaves the one that was refused for something else: it may be that of a namesake', async () => {
    const { outbox, disk, id } = await refused({})
    expect(await outbox.submit(changed, { corrects: id })).toMatchObject({ outcome: 'delivered' })
    expect(disk.rows.get(id)).toMatchObject({ state: 'refused', body })
  })

  test.each([
    ['another of the family', { firstname: 'Obi' }],
    ['another whose name begins alike', { firstname: 'Adaobi' }],
  ])('leaves also the one whose number was refused, for %s', async (_, change) => {
    const { outbox, disk, id } = await refused({ phoneNumber: 'The phone number is invalid.' })
    for (const { phoneNumber } of [body, changed.body]) {
      const next = { ...tour, body: { ...body, ...change, phoneNumber } }
      expect(await outbox.submit(next, { corrects: id })).toMatchObject({ outcome: 'delivered' })
    }
    expect(disk.rows.get(id)).toMatchObject({ state: 'refused', body })
  })
})

test('an API without keys: details changed in the form after a fault are not sent on top of what may have arrived', async () => {
  const { openTab, api, disk } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('fault-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  expect(entry).toMatchObject({ state: 'unsure', waitingFor: 'server' })
  api.behave('ok')
  const { body, ...tour } = booking('Ada')
  const changed = { ...tour, body: { ...body, phoneNumber: '08031234568' } }
  const whenKept = vi.fn()
  const again = await outbox.submit(changed, { corrects: entry.id, whenKept })
  expect(again).toMatchObject({ outcome: 'unsure', isStanding: true, entry: { id: entry.id } })
  expect(whenKept, 'the phone keeps the change nowhere else').not.toHaveBeenCalled()
  expect(api.hits).toHaveLength(1)
  expect([...disk.rows.keys()]).toEqual([entry.id])
  const fuller = { ...tour, body: { ...body, firstname: 'Mary Ada' } }
  expect(await outbox.submit(fuller, { corrects: entry.id })).toMatchObject({ outcome: 'unsure' })
  expect(api.hits, 'a fuller name is no second visitor').toHaveLength(1)

  const next = { ...tour, body: { ...booking('Bola').body, phoneNumber: '08099999999' } }
  expect((await outbox.submit(next, { corrects: entry.id })).outcome).toBe('delivered')
  expect(disk.rows.size).toBe(2)
})

test('an API without keys: a change in the form takes the place of the request that the list sends again', async () => {
  const { openTab, api, disk } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('fault-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('busy')
  await openTab().outbox.sendNow(entry.id)
  expect(disk.rows.get(entry.id)).toMatchObject({ state: 'queued' })
  api.behave('ok')
  const { body, ...tour } = booking('Ada')
  const changed = { ...tour, body: { ...body, phoneNumber: '08031234568' } }
  const again = await outbox.submit(changed, { corrects: entry.id })
  expect(again.outcome).toBe('delivered')
  expect(api.rows.at(-1)?.body).toContain('08031234568')
  expect([...disk.rows.keys()], 'nothing is left to go out beside it').toEqual([again.entry.id])
})

/** Ada's booking after this behaviour, sent again from the list of another tab, whose request hangs. */
async function sentAgainElsewhere(behaviour: 'fault-committed' | 'refuse', idempotent: boolean) {
  let hangs = false
  const world: ReturnType<typeof createWorld> = createWorld({
    idempotent,
    step: async (what) => {
      if (hangs && what === 'answer' && world.api.hits.length === 2) await new Promise(() => {})
    },
  })
  const { outbox } = world.openTab()
  world.api.behave(behaviour)
  const { entry } = await outbox.submit(booking('Ada'))
  world.api.behave('ok')
  hangs = true
  const elsewhere = world.openTab()
  void elsewhere.outbox.sendNow(entry.id)
  await vi.waitFor(() => expect(world.api.hits).toHaveLength(2))
  hangs = false
  const { body, ...tour } = booking('Ada')
  const changed = { ...tour, body: { ...body, phoneNumber: '08031234568' } }
  return { ...world, outbox, elsewhere, id: entry.id, changed }
}

test.each([
  ['without keys after a fault', 'fault-committed', false],
  ['without keys after a refusal', 'refuse', false],
  ['with keys after a refusal', 'refuse', true],
] as const)(
  '%s: details changed in the form do not go out beside the request that another tab is sending',
  async (_, behaviour, idempotent) => {
    const { outbox, api, disk, id, changed } = await sentAgainElsewhere(behaviour, idempotent)
    const whenKept = vi.fn()
    const held = await outbox.submit(changed, { corrects: id, whenKept })
    expect(held).toMatchObject({ outcome: 'unsure', isStanding: true, entry: { state: 'sending' } })
    expect(whenKept, 'the phone keeps the change nowhere else').not.toHaveBeenCalled()
    expect(api.hits, 'the first one, and that of the other tab').toHaveLength(2)
    expect(disk.table().entries).toMatchObject([{ id: held.entry.id, state: 'sending' }])
  },
)

test('without keys: nor beside one whose tab died while it was sent', async () => {
  const { outbox, api, elsewhere, clock, id, changed } = await sentAgainElsewhere('fault-committed', false)
  elsewhere.kill()
  clock.now += 120_000
  expect(await outbox.submit(changed, { corrects: id })).toMatchObject({
    outcome: 'unsure',
    isStanding: true,
  })
  expect(api.hits).toHaveLength(2)
})

test('with keys: one whose tab died while it was sent is asked for under its own key, before any change goes out', async () => {
  const { outbox, api, elsewhere, clock, id, changed } = await sentAgainElsewhere('refuse', true)
  elsewhere.kill()
  clock.now += 120_000
  expect(await outbox.submit(changed, { corrects: id })).toMatchObject({
    outcome: 'unsure',
    isStanding: true,
  })
  const { settled } = await outbox.drain()
  expect(settled).toMatchObject([{ state: 'delivered' }])
  expect(api.rows).toHaveLength(1)
})

test('a form is held as well by one that the list has sent again twice since', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('refuse')
  const { entry } = await outbox.submit(booking('Ada'))
  const list = openTab().outbox
  const again = await list.sendNow(entry.id)
  api.behave('fault-committed')
  await list.sendNow(again.entry?.id ?? '')
  api.behave('ok')
  const { body, ...tour } = booking('Ada')
  const changed = { ...tour, body: { ...body, phoneNumber: '08031234568' } }
  expect(await outbox.submit(changed, { corrects: entry.id })).toMatchObject({
    outcome: 'unsure',
    isStanding: true,
  })
  expect(api.hits, 'nothing goes out beside what may have arrived').toHaveLength(3)
})

test('with keys: the same words ask for the one that may have arrived, under its own key', async () => {
  const { outbox, api, elsewhere, clock, id } = await sentAgainElsewhere('refuse', true)
  elsewhere.kill()
  clock.now += 120_000
  expect(await outbox.submit(booking('Ada'), { corrects: id })).toMatchObject({ outcome: 'delivered' })
  expect(api.rows).toHaveLength(1)
  expect(api.hits[2]?.key, 'no new one').toBe(api.hits[1]?.key)
})

test('an API without keys: what arrived once the list had sent it again, its form does not send a second time', async () => {
  const { openTab, api, disk } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('fault-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('ok')
  await openTab().outbox.sendNow(entry.id)
  const again = await outbox.submit(booking('Ada'), { corrects: entry.id })
  expect(again).toMatchObject({ outcome: 'delivered', isStanding: true, entry: { id: entry.id } })
  expect(api.hits, 'the one in doubt, and the one that the person decided to risk').toHaveLength(2)

  const other = await outbox.submit(booking('Ada', '2026-12-06'), { corrects: entry.id })
  expect(other, 'another day is not what arrived').toMatchObject({ outcome: 'overtaken', isStanding: true })
  expect([api.hits.length, disk.rows.size]).toEqual([2, 1])
})

test.each([
  ['without keys', 'fault-committed', false],
  ['with keys', 'refuse', true],
] as const)(
  '%s: nor does a form that was restored from its draft before the list sent it again',
  async (_, behaviour, idempotent) => {
    const { openTab, api } = createWorld({ idempotent })
    const first = openTab()
    api.behave(behaviour)
    const { entry } = await first.outbox.submit(booking('Ada'))
    first.kill()
    api.behave('ok')
    const { outbox } = openTab()
    await outbox.list() // the draft is read with it, and the panel above the form
    await openTab().outbox.sendNow(entry.id)
    const again = await outbox.submit(booking('Ada'), { corrects: entry.id })
    expect(again).toMatchObject({ outcome: 'delivered', isStanding: true })
    expect(api.hits).toHaveLength(2)
  },
)

test('without keys, a form hears that the application it corrects had arrived before, and not that nobody knows', async () => {
  const { openTab, api, disk } = createWorld({ idempotent: false })
  const person = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.ng' }
  const apply = {
    kind: 'team-application',
    label: '',
    body: { ...person, location: 'Jos', reason: 'x' },
  } as const
  const made = newEntry(apply, crypto.randomUUID(), 0)
  const settledAt = Date.parse('2026-11-20T08:00:00Z')
  const repeat = { body: null, mayHaveArrived: true, settledAt, fieldErrors: { email: 'already' } }
  disk.rows.set(made.id, { ...made, state: 'refused', ...repeat })
  const { outcome } = await openTab().outbox.submit(apply, { corrects: made.id })
  expect([outcome, api.hits.length]).toEqual(['overtaken', 0])
})

test('what arrived for another day is not taken for what the form says, which goes out once that was told', async () => {
  const { openTab, api } = createWorld()
  const { outbox } = openTab()
  api.behave('refuse')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('ok')
  await outbox.edit(entry.id, booking('Ada', '2026-12-12'))
  const told = await outbox.submit(booking('Ada'), { corrects: entry.id })
  expect(told).toMatchObject({ outcome: 'overtaken', isStanding: true })
  expect(api.hits, 'the refused one, and that of the list').toHaveLength(2)
  expect(await outbox.submit(booking('Ada')), 'pressed again').toMatchObject({ outcome: 'delivered' })
  expect(api.hits).toHaveLength(3)
})

test.each([true, false])(
  'a form in another tab does not send the correction that the list has sent, nor another date (keys: %s)',
  async (idempotent) => {
    const { openTab, api } = createWorld({ idempotent })
    const { outbox, notices } = openTab()
    api.behave('refuse')
    const { entry } = await outbox.submit(booking('Ada'))
    api.behave('ok')
    const before = notices()
    const { body, ...tour } = booking('Ada')
    const corrected = { ...tour, body: { ...body, phoneNumber: '08031234568' } }
    expect(await openTab().outbox.edit(entry.id, corrected)).toMatchObject({ outcome: 'delivered' })
    const whenKept = vi.fn()
    for (const next of [corrected, booking('Ada', '2026-12-12')]) {
      const result = await outbox.submit(next, { corrects: entry.id, whenKept })
      expect(result).toMatchObject({ outcome: 'overtaken', isStanding: true })
    }
    expect(whenKept, 'the phone keeps the form nowhere else').not.toHaveBeenCalled()
    expect(notices(), 'a notice would empty the form before its person is told').toBe(before)
    expect(api.rows).toHaveLength(1)
  },
)

describe('the draft that a request was made from', () => {
  test('is named by its row, also once the list has changed and delivered it', async () => {
    const { openTab, api, disk } = createWorld()
    const { outbox } = openTab()
    api.behave('refuse')
    const { entry } = await outbox.submit(booking('Ada'), { drafts: ['draft'] })
    expect(disk.table().entries).toMatchObject([{ replaces: ['draft'] }])
    api.behave('ok')
    await outbox.edit(entry.id, booking('Ada', '2026-12-12'))
    expect(disk.table().entries).toMatchObject([{ state: 'delivered', replaces: ['draft', entry.id] }])
  })

  test('is named as well by the row that holds the same already', async () => {
    const { openTab, api, disk } = createWorld()
    api.behave('lost')
    await openTab().outbox.submit(booking('Ada'))
    await openTab().outbox.submit(booking('Ada'), { drafts: ['draft'] })
    expect(disk.table().entries).toMatchObject([{ replaces: ['draft'] }])
  })

  test('is nothing to another form that began with it: its own booking goes out as well', async () => {
    const { openTab, api, disk } = createWorld({ idempotent: false })
    api.behave('busy')
    await openTab().outbox.submit(booking('Ada'), { drafts: ['draft'] })
    await openTab().outbox.submit(booking('Ada', '2026-12-12'), { drafts: ['draft', 'own'] })
    expect(disk.rows.size).toBe(2)
  })
})

test('an API without keys: who types anew what was in doubt and arrived asks for a second one', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('fault-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('ok')
  await outbox.sendNow(entry.id)
  expect(await outbox.submit(booking('Ada'))).toMatchObject({ outcome: 'delivered', isStanding: false })
  expect(api.hits).toHaveLength(3)
})

test('the same again after a refusal is a new request: the server keeps its answer to the old key', async () => {
  const { openTab, api, disk } = createWorld()
  const { outbox } = openTab()
  api.behave('refuse')
  await outbox.submit(booking('Ada'))
  api.behave('ok')
  expect((await outbox.submit(booking('Ada'))).outcome).toBe('delivered')
  expect(disk.rows.size).toBe(1)
})

test.each([
  ['ok', true, 'delivered'],
  ['refuse', true, 'erased'],
  ['lost', true, 'erased'],
  ['refuse', false, 'erased'],
  ['fault-committed', false, 'erased'],
] as const)(
  'what the person erases while it is being sent does not come back, and only its arrival is told (%s, keys: %s)',
  async (behaviour, idempotent, outcome) => {
    const { openTab, api, disk } = createWorld({ idempotent })
    const { outbox } = openTab()
    api.behave(({ init }) => {
      if (init.method === 'POST') disk.rows.clear()
      return behaviour
    })
    expect(await outbox.submit(booking('Ada'))).toMatchObject({ outcome })
    expect(disk.rows.size).toBe(0)
  },
)

test('a disk that does not answer at the end has not erased anything: the person hears what came of it', async () => {
  const { openTab, api } = createWorld()
  const tab = openTab()
  api.behave('refuse')
  let commits = 0
  const failingStore: EntryStore = {
    ...tab.ports.store,
    transact: async (decide) =>
      ++commits === 1
        ? tab.ports.store.transact(decide)
        : { result: decide(tableOf([])).result, problem: 'unavailable' },
  }
  const ports = { ...tab.ports, store: failingStore, subscribe: () => () => {} }
  const outbox = createOutbox(ports, { apiBase: '/api/v2', idempotent: true })
  expect((await outbox.submit(booking('Ada'))).outcome).toBe('refused')
})

test('an API without keys: what the person erases while the API is asked is not sent any more', async () => {
  const { openTab, api, disk } = createWorld({ idempotent: false })
  api.behave(() => {
    disk.rows.clear()
    return 'ok'
  })
  expect((await openTab().outbox.submit(booking('Ada'))).outcome).toBe('erased')
  expect(api.hits).toHaveLength(0)
})

test('a submission that could not be read back is thrown at once, with the form still filled in', async () => {
  const { openTab, disk } = createWorld()
  const broken = { ...booking('Ada'), body: { ...booking('Ada').body, siteTourScheduleId: Number.NaN } }
  await expect(openTab().outbox.submit(broken as ReturnType<typeof booking>)).rejects.toThrow()
  expect(disk.rows.size).toBe(0)
})

test.each([
  'lost-committed',
  'time-out-committed',
  'fault',
  'portal',
  'redirect',
  'empty-committed',
] as const)(
  'an API without keys: after %s the person decides, and the entry is never sent again by itself',
  async (behaviour) => {
    const { openTab, api, clock } = createWorld({ idempotent: false })
    const { outbox } = openTab()
    let probes = 0
    const isLater = ({ method }: RequestInit) => method === 'POST' || (method === undefined && ++probes > 1)
    api.behave(({ init }) => (isLater(init) ? behaviour : 'ok'))
    expect((await outbox.submit(booking('Ada'))).outcome).toBe('unsure')
    api.behave('ok')
    clock.now += 60 * 60_000
    await outbox.drain({ isConnectionBack: true })
    expect(api.hits).toHaveLength(1)
    expect((await outbox.submit(booking('Ada'))).outcome).toBe('unsure')
    expect(api.hits).toHaveLength(1)
    expect(api.hits[0]?.key).toBeNull()
  },
)

test('an API without keys: what a browser would send again by itself goes out as a body that it cannot', async () => {
  const { openTab, api } = createWorld({ idempotent: false, repeats: true })
  api.behave('lost-committed')
  expect((await openTab().outbox.submit(booking('Ada'))).outcome).toBe('unsure')
  expect(api.rows).toHaveLength(1)
})

test('an API without keys that sees no body in a stream gets the same as text', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  api.behave('reads-no-stream')
  expect((await openTab().outbox.submit(booking('Ada'))).outcome).toBe('delivered')
  expect(api.rows).toHaveLength(1)
})

test('an API without keys: a tab that slept after its stream was refused sends no text beside what others may have sent', async () => {
  const { openTab, api, clock } = createWorld({ idempotent: false })
  api.behave(({ init }) => {
    if (init.method === 'POST') clock.now += LEASE_MS
    return 'reads-no-stream'
  })
  expect(await openTab().outbox.submit(booking('Ada'))).toMatchObject({ outcome: 'queued' })
  expect(api.rows).toHaveLength(0)
})

test('an API without keys: with no network nothing is sent, so nothing is in doubt', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('lost')
  const { outcome, entry } = await outbox.submit(booking('Ada'))
  expect(outcome).toBe('queued')
  expect(entry.mayHaveArrived).toBe(false)
  expect(api.hits).toHaveLength(0)
  api.behave('ok')
  await outbox.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(1)
})

const said = (status: number, value: object, headers = {}) => ({ status, value, headers })

test.each([
  ['a fault', said(500, { statusCode: 500, message: 'Server Error' })],
  ['a pause that it asks for', said(503, { message: 'Be right back.' }, { 'retry-after': '60' })],
  ['a fault inside a 200', said(200, { statusCode: 500, message: 'Server Error' })],
  ['JSON of somebody else', said(200, { login: 'required' })],
])(
  'an API without keys: when a read meets %s nothing is sent, so nothing is in doubt',
  async (_, { status, value, headers }) => {
    const { openTab, clock } = createWorld({ idempotent: false })
    const tab = openTab()
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
      const type = { 'content-type': 'application/json' }
      return new Response(JSON.stringify(value), { status, headers: { ...type, ...headers } })
    })
    const ports = { ...tab.ports, fetch, oneShot: null, subscribe: () => () => {} }
    const outbox = createOutbox(ports, { apiBase: '/api/v2', idempotent: false })
    const { outcome, entry } = await outbox.submit(booking('Ada'))
    expect(outcome).toBe('queued')
    expect(entry).toMatchObject({ waitingFor: 'server', mayHaveArrived: false })
    expect(fetch.mock.calls.map(([, { method }]) => method)).toEqual([undefined])
    if (status === 503) expect(entry.nextAttemptAt - clock.now).toBeGreaterThanOrEqual(60_000)
  },
)

test.each([true, false])(
  'behind a sign-in page it waits for the way to be free, and goes once with the next network (keys: %s)',
  async (idempotent) => {
    const { openTab, api } = createWorld({ idempotent })
    const { outbox } = openTab()
    api.behave('portal')
    const { outcome, entry } = await outbox.submit(booking('Ada'))
    expect({ outcome, waitingFor: entry.waitingFor }).toEqual({ outcome: 'queued', waitingFor: 'portal' })
    api.behave('ok')
    await outbox.drain({ isConnectionBack: true })
    expect(api.rows).toHaveLength(1)
    // The page tells of the line by the newest request (src/pwa/connection/connection-of-entries.ts).
    const { entries } = await outbox.list()
    expect(entries).toMatchObject([{ state: 'delivered', waitingFor: 'server' }])
  },
)

test('what was refused and is asked for again after a clock was set ahead stands once in the list', async () => {
  const { openTab, api, clock, disk } = createWorld()
  const { outbox } = openTab()
  api.behave('refuse')
  expect((await outbox.submit(booking('Ada'))).outcome).toBe('refused')
  api.behave('ok')
  clock.now += 5 * 24 * HOUR
  expect((await outbox.submit(booking('Ada'))).outcome).toBe('delivered')
  expect(disk.table().entries.map(({ state }) => state)).toEqual(['delivered'])
})

test('what a firewall refused after it may have arrived is not sent anew because a clock was set ahead', async () => {
  const { openTab, api, clock, disk } = createWorld()
  const { outbox } = openTab()
  api.behave('lost-committed')
  await outbox.submit(booking('Ada'))
  api.behave('forbidden')
  for (let turn = 0; turn < 5; turn++) {
    clock.now += HOUR
    await outbox.drain({ isConnectionBack: true })
  }
  expect(disk.table().entries).toMatchObject([{ state: 'refused', mayHaveArrived: true }])
  api.behave('ok')
  clock.now += 5 * 24 * HOUR
  expect((await outbox.submit(booking('Ada'))).outcome).toBe('unsure')
  expect(api.rows).toHaveLength(1)
})

test('a phone that says it is offline sends nothing before the line proves itself, so nothing is in doubt', async () => {
  const { openTab, api, line } = createWorld()
  const { outbox } = openTab()
  line.isOff = true
  api.behave('lost')
  const { outcome, entry } = await outbox.submit(booking('Ada'))
  expect(outcome).toBe('queued')
  expect(entry.mayHaveArrived).toBe(false)
  expect(api.hits).toHaveLength(0)
})

test('a phone that is wrong about being offline still sends at once', async () => {
  const { openTab, api, line } = createWorld()
  line.isOff = true
  expect((await openTab().outbox.submit(booking('Ada'))).outcome).toBe('delivered')
  expect(api.rows).toHaveLength(1)
})

test('a receipt keeps the initials and nothing else of the person', async () => {
  const { openTab, disk } = createWorld()
  const { entry } = await openTab().outbox.submit(booking('Ada'))
  expect(disk.rows.get(entry.id)).toMatchObject({ state: 'delivered', body: null, initials: 'A. O.' })
  expect(JSON.stringify(disk.rows.get(entry.id))).not.toMatch(/Ada|Okafor|example|0803/)
})

test('a full disk: a change is not sent beside what it replaces, which the worker still finds there', async () => {
  const { openTab, api, clock } = createWorld()
  const tab = openTab()
  api.behave('busy')
  const { entry } = await tab.outbox.submit(booking('Ada'))
  api.behave('ok')
  const store: EntryStore = {
    ...tab.ports.store,
    transact: async (decide) => {
      const { result } = await tab.ports.store.read()
      return { result: decide(result).result, problem: 'full' }
    },
  }
  const outbox = createOutbox(
    { ...tab.ports, store, subscribe: () => () => {} },
    { apiBase: '/api/v2', idempotent: true },
  )
  const changed = booking('Ada', '2026-12-12')
  expect(await outbox.edit(entry.id, changed)).toMatchObject({ outcome: 'queued', problem: 'full' })
  expect(api.hits).toHaveLength(1)
  clock.now += 3_600_000
  await openTab().outbox.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(1)
})

test('an API without keys and a full disk: what others could send again without knowing is not sent', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const tab = openTab()
  api.behave('lost')
  await tab.outbox.submit(booking('Ada'))
  api.behave('ok')
  const fullStore: EntryStore = {
    ...tab.ports.store,
    transact: async (decide) => ({ ...(await tab.ports.store.transact(decide)), problem: 'full' }),
  }
  const ports = { ...tab.ports, store: fullStore, subscribe: () => () => {} }
  const outbox = createOutbox(ports, { apiBase: '/api/v2', idempotent: false })
  await outbox.drain({ isConnectionBack: true })
  expect(api.hits).toHaveLength(0)
  const [waiting] = (await outbox.list()).entries
  expect(waiting, 'the line is good, and is not blamed').toMatchObject({
    state: 'queued',
    waitingFor: 'room',
  })
  expect(await outbox.submit(booking('Bola'))).toMatchObject({ outcome: 'delivered', problem: 'full' })
  await tab.outbox.drain({ isConnectionBack: true }) // a person who made room is back on the page
  expect(api.rows).toHaveLength(2)
})

test('without keys, what was refused after a doubt goes out again neither from its form nor typed anew', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('cut-off-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('refuse')
  await outbox.sendNow(entry.id)
  const sent = api.hits.length
  api.behave('ok')
  const again = await outbox.submit(booking('Ada', '2026-12-12'), { corrects: entry.id })
  expect(again).toMatchObject({ outcome: 'unsure', isStanding: true })
  expect(await outbox.submit(booking('Ada'))).toMatchObject({ outcome: 'unsure', isStanding: true })
  expect(api.hits).toHaveLength(sent)
  expect((await outbox.list()).entries).toMatchObject([{ state: 'refused', mayHaveArrived: true }])
})

test('what takes the place of a request in doubt keeps that doubt', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('cut-off-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('refuse')
  const changed = await outbox.edit(entry.id, booking('Ada', '2026-12-12'))
  expect(changed.entry).toMatchObject({ state: 'refused', mayHaveArrived: false, followsDoubt: true })
})

test('without keys, a storage that does not answer is no reason to send over the request that the form corrects', async () => {
  const { openTab, api } = createWorld({ idempotent: false })
  const tab = openTab()
  let isUnread = false
  const store: EntryStore = {
    ...tab.ports.store,
    transact: async (decide) =>
      isUnread
        ? { result: decide({ ...tableOf([]), isUnread }).result, problem: 'unavailable' }
        : tab.ports.store.transact(decide),
  }
  const ports = { ...tab.ports, store, subscribe: () => () => {} }
  const outbox = createOutbox(ports, { apiBase: '/api/v2', idempotent: false })
  api.behave('cut-off-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  const sent = api.hits.length
  api.behave('ok')
  isUnread = true
  const again = await outbox.submit(booking('Ada'), { corrects: entry.id })
  expect(again).toMatchObject({ outcome: 'unsure', isStanding: true, entry: { id: entry.id } })
  expect(api.hits).toHaveLength(sent)
})
