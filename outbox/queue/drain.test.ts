import { expect, test } from 'vitest'
import { elsewhere } from '#outbox/copy.ts'
import type { Submission } from '#outbox/entry.ts'
import { createOutbox } from '#outbox/outbox.ts'
import { booking, createWorld } from '#outbox/testing/fake-world.ts'
import { LEASE_MS } from './lifetime.ts'

const HOUR = 3_600_000

test('what failed is sent later with the same key, and is one row', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost-committed')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('ok')
  clock.now = entry.nextAttemptAt
  const report = await outbox.drain()
  expect(report).toMatchObject({ left: 0, isBusy: false, nextWakeAt: null })
  expect(report.settled).toMatchObject([{ id: entry.id, state: 'delivered', body: null }])
  expect(api.hits.map(({ key }) => key)).toEqual([entry.id, entry.id])
  expect(api.rows).toHaveLength(1)
})

test.each([true, false])(
  'a phone that cannot even make the request keeps it, and is not busy with it until its time (keys: %s)',
  async (idempotent) => {
    const { openTab, api, clock } = createWorld({ idempotent })
    const { ports } = openTab()
    const timeout = () => {
      throw new TypeError('AbortSignal.timeout is not a function')
    }
    const outbox = createOutbox(
      { ...ports, timeout, subscribe: () => () => {} },
      { apiBase: '/api/v2', idempotent },
    )
    const { outcome, entry } = await outbox.submit(booking('Ada'))
    expect(outcome).toBe('queued')
    expect(entry).toMatchObject({ state: 'queued', mayHaveArrived: false })
    expect(entry.nextAttemptAt).toBeGreaterThan(clock.now)
    clock.now = entry.nextAttemptAt
    const { left, nextWakeAt } = await outbox.drain()
    expect(left).toBe(1)
    expect(nextWakeAt).toBeGreaterThan(clock.now)
    await openTab().outbox.drain({ isConnectionBack: true }) // the browser was updated
    expect(api.rows).toHaveLength(1)
  },
)

test('before its time it is not sent, and the report says when that is', async () => {
  const { openTab, api } = createWorld()
  const { outbox } = openTab()
  api.behave('fault')
  const { entry } = await outbox.submit(booking('Ada'))
  expect(await outbox.drain()).toMatchObject({ settled: [], left: 1, nextWakeAt: entry.nextAttemptAt })
  expect(api.hits).toHaveLength(1)
})

test('when the network returns, what waited for it goes at once; a server that asked for time gets it', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  api.behave('busy')
  const { entry } = await outbox.submit(booking('Bola'))
  expect(entry.nextAttemptAt - clock.now).toBeGreaterThanOrEqual(30_000)
  api.behave('ok')
  await outbox.drain({ isConnectionBack: true })
  expect(api.rows.map(({ body }) => JSON.parse(body).firstname)).toEqual(['Ada'])
  clock.now = entry.nextAttemptAt
  await outbox.drain()
  expect(api.rows).toHaveLength(2)
})

test('a storage that does not answer yet is looked at again: what waits there is not known', async () => {
  const { openTab, api, clock, disk } = createWorld()
  api.behave('lost')
  await openTab().outbox.submit(booking('Ada'))
  api.behave('ok')
  disk.isSilent = true
  const { outbox } = openTab() // after a restart
  const report = await outbox.drain({ isConnectionBack: true })
  expect(report).toMatchObject({ left: 0, isUnread: true, nextWakeAt: clock.now + 15_000 })
  disk.isSilent = false
  expect(await outbox.drain({ isConnectionBack: true })).toMatchObject({ isUnread: false, nextWakeAt: null })
  expect(api.rows).toHaveLength(1)
})

test('an entry that always fails holds up none of the other nineteen', async () => {
  const { openTab, api } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  for (let number = 0; number < 20; number++) await outbox.submit(booking(`Guest${number}`))
  api.behave(({ body }) => (body.includes('Guest0"') ? 'fault' : 'ok'))
  const report = await outbox.drain({ isConnectionBack: true })
  expect(report.left).toBe(1)
  expect(report.settled).toHaveLength(19)
  expect(api.rows).toHaveLength(19)
})

test('a refused entry holds up nobody either and is not sent again', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  await outbox.submit(booking('Bola'))
  api.behave(({ body }) => (body.includes('Ada') ? 'refuse' : 'ok'))
  const { settled } = await outbox.drain({ isConnectionBack: true })
  expect(settled.map(({ state }) => state).sort()).toEqual(['delivered', 'refused'])
  clock.now += HOUR
  const hits = api.hits.length
  await outbox.drain({ isConnectionBack: true })
  expect(api.hits).toHaveLength(hits)
})

const FATAL_STEPS = ['request', 'answer', 'transact', 'committed'] as const

test.each([
  ...FATAL_STEPS.map((step) => ['at once, where its death can be seen', step, 'shared', 0] as const),
  ...FATAL_STEPS.map(
    (step) => ['after its lease, where there are no locks', step, 'none', LEASE_MS] as const,
  ),
])(
  'a worker killed loses nothing: another one sends with the same key, %s (killed at "%s")',
  async (_words, fatalStep, lock, patience) => {
    let victim: { kill: () => void } | null = null
    const { openTab, api, clock } = createWorld({
      lock,
      step: async (what) => {
        if (what === fatalStep) victim?.kill()
      },
    })
    const tab = openTab()
    api.behave('lost')
    const { entry } = await tab.outbox.submit(booking('Ada'))
    api.behave('ok')
    const worker = openTab()
    victim = worker
    void worker.outbox.drain({ isConnectionBack: true })
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    victim = null
    clock.now += patience
    await tab.outbox.drain({ isConnectionBack: true })
    expect(api.rows).toEqual([{ key: entry.id, body: JSON.stringify(entry.body) }])
    expect((await tab.outbox.list()).entries).toMatchObject([{ state: 'delivered', body: null }])
  },
)

/** A page in the middle of its attempt, and another one. */
async function whileOneSends(options: { idempotent?: boolean; lock?: 'shared' | 'none' }) {
  const world = createWorld({
    ...options,
    step: async (what) => {
      if (what === 'answer' && world.api.hits.length === 1) await new Promise(() => {})
    },
  })
  const sender = world.openTab()
  void sender.outbox.submit(booking('Ada'))
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  return { ...world, sender, other: world.openTab() }
}

test('who sends slowly is not dead: nobody else sends its entry, and others look after it every few seconds', async () => {
  const { other, api, clock } = await whileOneSends({ lock: 'shared' })
  expect(await other.outbox.drain({ isConnectionBack: true })).toMatchObject({
    left: 1,
    nextWakeAt: clock.now + 5_000,
  })
  expect(api.hits).toHaveLength(1)
})

test('an API without keys: also of a dead sender the lease is awaited, and then the person decides', async () => {
  const { sender, other, api, clock } = await whileOneSends({ idempotent: false })
  sender.kill()
  expect(await other.outbox.drain({ isConnectionBack: true })).toMatchObject({ settled: [], left: 1 })
  clock.now += LEASE_MS
  const { settled } = await other.outbox.drain({ isConnectionBack: true })
  expect(settled).toMatchObject([{ state: 'unsure' }])
  expect(api.hits).toHaveLength(1)
})

test('an API without keys: an outage puts none of what waits in doubt, and all of it goes once afterwards', async () => {
  const { openTab, api, clock } = createWorld({ idempotent: false })
  const { outbox } = openTab()
  api.behave('lost')
  for (const name of ['Ada', 'Bola', 'Chi']) await outbox.submit(booking(name))
  api.behave('fault')
  const { settled, left } = await outbox.drain({ isConnectionBack: true })
  expect({ settled, left, posts: api.hits.length }).toEqual({ settled: [], left: 3, posts: 0 })
  const { entries } = await outbox.list()
  for (const entry of entries) expect(entry).toMatchObject({ waitingFor: 'server', mayHaveArrived: false })
  api.behave('ok')
  clock.now += HOUR
  expect((await outbox.drain()).settled.map(({ state }) => state)).toEqual(Array(3).fill('delivered'))
  expect(api.rows).toHaveLength(3)
})

test('an API without keys: a tab that was frozen as its POST began sends nothing once others are in doubt about it', async () => {
  let freeze = () => Promise.resolve()
  const { openTab, api, clock, disk } = createWorld({ idempotent: false, step: () => freeze() })
  const { outbox } = openTab()
  const other = openTab().outbox
  freeze = async () => {
    if (disk.table().entries.every(({ isAsking }) => isAsking)) return
    freeze = () => Promise.resolve()
    clock.now += LEASE_MS
    await other.drain()
  }
  const { entry } = await outbox.submit(booking('Ada'))
  const [found] = (await other.list()).entries
  expect(found).toMatchObject({ id: entry.id, state: 'queued', mayHaveArrived: false }) // it alone knew that nothing went
  expect(api.hits).toEqual([])
})

test.each([
  ['refuse', 'refused'],
  ['busy', 'queued'],
  ['ok', 'delivered'],
] as const)(
  'an API without keys: a clock set back puts what is being sent in doubt, and its answer (%s) ends the doubt',
  async (behaviour, state) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { openTab, api, clock } = createWorld({
      idempotent: false,
      step: async (what) => {
        if (what === 'answer' && api.hits.length === 1) await held
      },
    })
    api.behave(({ init }) => (init.method === 'POST' ? behaviour : 'ok'))
    const sent = openTab().outbox.submit(booking('Ada'))
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    clock.now -= HOUR
    const other = openTab().outbox
    expect((await other.drain()).settled).toMatchObject([{ state: 'unsure' }])
    answer()
    await sent
    expect((await other.list()).entries).toMatchObject([{ state }])
    expect(api.hits).toHaveLength(1)
  },
)

test('an API without keys, a browser without locks: of two who took it at the same moment one sends it', async () => {
  const world = createWorld({
    idempotent: false,
    lock: 'none',
    step: async (what) => {
      const [held] = world.disk.table().entries
      if (what !== 'request' || held?.attempts !== 1) return
      world.disk.apply({ put: [{ ...held, attempts: 2 }], result: null }) // the other one, in the same millisecond
    },
  })
  const { entry } = await world.openTab().outbox.submit(booking('Ada'))
  expect(world.api.hits).toEqual([])
  expect(entry).toMatchObject({ state: 'sending', attempts: 2 })
})

/** A tab that falls asleep in its last attempt for a booking, until its clock is set back. */
async function whileOneSleeps() {
  let freeze: Promise<void> | null = null
  let wake = () => {}
  const world = createWorld({
    idempotent: false,
    lock: 'none',
    step: async (what) => {
      if (what !== 'request' || !freeze) return
      const sleep = freeze
      freeze = null
      await sleep
    },
  })
  const { api, clock, openTab } = world
  const { outbox } = openTab()
  api.behave('lost')
  const { entry } = await outbox.submit(booking('Ada'))
  api.behave('ok')
  clock.now += 5 * 24 * HOUR
  freeze = new Promise((resolve) => (wake = resolve))
  const drained = outbox.drain()
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  clock.now += LEASE_MS
  const wakeUnderOldClock = () => {
    clock.now -= 2 * 365 * 24 * HOUR // so its lease holds again
    wake()
    return drained
  }
  return { ...world, outbox, entry, other: openTab().outbox, wakeUnderOldClock }
}

test.each([
  ['in the same words', booking('Ada'), false],
  ['in other words', { ...booking('Ada'), body: { ...booking('Ada').body, lastname: 'OKAFOR' } }, false],
  ['for another day', booking('Ada', '2026-12-12'), true],
] as const)(
  'an API without keys: who slept over the last chance of a booking sends nothing once its person has booked %s',
  async (_words, next, isCorrection) => {
    const { outbox, other, entry, api, wakeUnderOldClock } = await whileOneSleeps()
    const options = isCorrection ? { corrects: entry.id } : {}
    expect(await other.submit(next, options)).toMatchObject({ outcome: 'delivered' })
    await wakeUnderOldClock()
    expect(api.hits).toHaveLength(1)
    expect((await outbox.list()).entries).toMatchObject([{ state: 'delivered', replaces: [entry.id] }])
  },
)

test('an API without keys: the next person typed over a booking whose last chance is slept over leaves it there', async () => {
  const { outbox, other, entry, api, wakeUnderOldClock } = await whileOneSleeps()
  const { body, ...tour } = booking('Bola')
  const bola = { ...tour, body: { ...body, phoneNumber: '08099999999' } }
  expect(await other.submit(bola, { corrects: entry.id })).toMatchObject({ outcome: 'delivered' })
  await wakeUnderOldClock()
  expect(api.hits).toHaveLength(2)
  expect((await outbox.list()).entries.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('an API without keys: who ends before the POST begins leaves nothing in doubt, and another one sends it', async () => {
  const world = createWorld({
    idempotent: false,
    step: async (what) => {
      if (what === 'request' && world.clock.now === start) victim.kill()
    },
  })
  const { api, clock, openTab } = world
  const start = clock.now
  const victim = openTab()
  void victim.outbox.submit(booking('Ada'))
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  expect(world.disk.table().entries).toMatchObject([{ state: 'sending', isAsking: true }])
  clock.now += LEASE_MS
  expect((await openTab().outbox.drain()).settled).toMatchObject([{ state: 'delivered' }])
  expect(api.hits).toHaveLength(1)
})

test.each([
  ['refuse', []],
  ['ok', [{ state: 'delivered' }]],
] as const)(
  'of what was erased while it was being sent only the arrival is told: %s → %j',
  async (behaviour, told) => {
    const { openTab, api, disk } = createWorld()
    const { outbox } = openTab()
    api.behave('lost')
    await outbox.submit(booking('Ada'))
    api.behave(() => {
      disk.rows.clear()
      return behaviour
    })
    const { settled } = await outbox.drain({ isConnectionBack: true })
    expect(settled).toHaveLength(told.length)
    expect(settled).toMatchObject(told)
  },
)

test('an answer that comes after the lease ended still delivers, and a failure then changes nothing', async () => {
  for (const [late, after] of [
    ['ok', 'delivered'],
    ['fault', 'queued'],
  ] as const) {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    let isFirst = true
    const { openTab, api, clock } = createWorld({
      step: async (what) => {
        if (what !== 'answer' || !isFirst) return
        isFirst = false
        await gate
      },
    })
    api.behave(late)
    const slow = openTab().outbox.submit(booking('Ada'))
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    clock.now += LEASE_MS
    api.behave('busy')
    const other = openTab().outbox
    await other.drain({ isConnectionBack: true })
    open()
    expect((await slow).outcome).toBe(after)
    expect((await other.list()).entries).toMatchObject([
      { state: after, lastStatus: late === 'ok' ? 200 : 429 },
    ])
  }
})

test('what has waited longest goes first', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('busy')
  await outbox.submit(booking('Ada'))
  api.behave('fault')
  await outbox.submit(booking('Bola'))
  api.behave('ok')
  clock.now += HOUR
  await outbox.drain()
  expect(api.rows.map(({ body }) => JSON.parse(body).firstname)).toEqual(['Bola', 'Ada'])
})

test('a living lease is respected: nobody else sends the entry', async () => {
  const { openTab, api, clock } = createWorld({
    lock: 'none',
    step: async (what) => {
      if (what === 'answer') await new Promise(() => {})
    },
  })
  void openTab().outbox.submit(booking('Ada'))
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  clock.now += LEASE_MS - 1
  expect(await openTab().outbox.drain({ isConnectionBack: true })).toMatchObject({
    left: 1,
    nextWakeAt: clock.now + 1,
  })
  expect(api.hits).toHaveLength(1)
})

test.each(['shared', 'none'] as const)(
  'five drains at once send each entry once (locks: %s)',
  async (lock) => {
    const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
    const { openTab, api, peaks } = createWorld({ lock, step: slowly })
    const { outbox } = openTab()
    api.behave('lost')
    for (let number = 0; number < 5; number++) await outbox.submit(booking(`Guest${number}`))
    api.behave('ok')
    const before = api.hits.length
    const tabs = Array.from({ length: 5 }, () => openTab())
    await Promise.all(tabs.map((tab) => tab.outbox.drain({ isConnectionBack: true })))
    expect(api.hits.length - before).toBe(5)
    expect(api.rows).toHaveLength(5)
    if (lock === 'shared') expect(peaks.inFlight).toBe(1)
  },
)

test('while another one sends, a drain says so and asks to be called again', async () => {
  const { openTab, api } = createWorld({ lock: 'stuck' })
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  expect(await outbox.drain({ isConnectionBack: true })).toMatchObject({ isBusy: true, left: 1 })
})

test('after 72 hours the line is asked once more; then the entry is expired and its body is gone', async () => {
  const { openTab, api, clock, disk } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  clock.now += 72 * HOUR
  const { settled, left } = await outbox.drain({ isConnectionBack: true })
  expect(settled).toMatchObject([{ state: 'expired', body: null, mayHaveArrived: true }])
  expect(left).toBe(0)
  expect(api.hits).toHaveLength(2)
  expect(JSON.stringify([...disk.rows.values()])).not.toContain('Okafor')
})

test.each([3, 40, 365])(
  'a clock set %i days ahead costs no booking: the line is asked first',
  async (days) => {
    const { openTab, api, clock, line } = createWorld()
    const { outbox } = openTab()
    api.behave('lost')
    line.isOff = true
    await outbox.submit(booking('Ada', '2028-12-05'))
    api.behave('ok')
    clock.now += days * 24 * HOUR
    await openTab().outbox.drain()
    expect(api.rows).toHaveLength(1)
  },
)

test('what may have arrived under a key that the API has forgotten is not sent again', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost-committed')
  await outbox.submit(booking('Ada', '2028-12-05'))
  api.behave('ok')
  clock.now += 31 * 24 * HOUR
  expect((await outbox.drain()).settled).toMatchObject([{ state: 'expired', mayHaveArrived: true }])
  expect(api.hits).toHaveLength(1)
})

test('71 hours are in time', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada'))
  api.behave('ok')
  clock.now += 71 * HOUR
  await outbox.drain()
  expect(api.rows).toHaveLength(1)
})

test('on the day of the visit a booking is tried once, and the API says whether it is too late', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  await outbox.submit(booking('Ada', '2026-11-21'))
  api.behave('refuse')
  clock.now = Date.parse('2026-11-21T00:00:00+01:00')
  expect((await outbox.drain()).settled).toMatchObject([{ state: 'refused' }])
  expect(api.hits).toHaveLength(2)
})

test('a clock that was two years behind when the person submitted costs nothing', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  const today = clock.now
  clock.now -= 2 * 365 * 24 * HOUR
  await outbox.submit(booking('Ada'))
  api.behave('ok')
  clock.now = today
  await outbox.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(1)
})

test('three answers of 403, minutes apart, are a refusal; a login page in between is not', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('forbidden')
  const { entry } = await outbox.submit(booking('Ada'))
  expect(entry.nextAttemptAt - clock.now).toBeGreaterThanOrEqual(5 * 60_000)
  expect((await outbox.drain({ isConnectionBack: true })).settled).toEqual([])
  expect(api.hits).toHaveLength(1)
  for (const state of ['queued', 'refused']) {
    clock.now += 20 * 60_000
    await outbox.drain()
    expect((await outbox.list()).entries).toMatchObject([{ state }])
  }
})

test('a budget starts no new attempt after its time, and the rest goes next time', async () => {
  const { openTab, api, clock } = createWorld()
  const { outbox } = openTab()
  api.behave('lost')
  for (let number = 0; number < 4; number++) await outbox.submit(booking(`Guest${number}`))
  api.behave(() => {
    clock.now += 20_000
    return 'ok'
  })
  expect((await outbox.drain({ isConnectionBack: true, budgetMs: 30_000 })).left).toBe(2)
  expect((await outbox.drain({ isConnectionBack: true })).left).toBe(0)
})

test('an always failing server is not hammered: about eight attempts in two minutes', async () => {
  const hits: number[] = []
  for (let seed = 0; seed < 100; seed++) {
    const { openTab, api, clock } = createWorld({ seed: seed * 7919 })
    const { outbox } = openTab()
    api.behave('fault')
    await outbox.submit(booking('Ada'))
    const end = clock.now + 120_000
    for (let wake: number | null = 0; wake !== null && wake <= end; ) {
      clock.now = Math.max(clock.now, wake)
      wake = (await outbox.drain({ isConnectionBack: true })).nextWakeAt
    }
    hits.push(api.hits.length)
  }
  const mean = hits.reduce((sum, count) => sum + count) / hits.length
  expect(mean).toBeLessThanOrEqual(8)
  expect(Math.max(...hits)).toBeLessThanOrEqual(12)
})

test('damaged rows without a date are erased, rows of a newer version are kept for 72 hours', async () => {
  const { openTab, disk, clock } = createWorld()
  disk.rows.set('nonsense', { body: { firstname: 'Ada' } })
  disk.rows.set('newer', { createdAt: clock.now, kind: 'a-kind-of-tomorrow' })
  const { outbox } = openTab()
  await outbox.drain()
  expect([...disk.rows.keys()]).toEqual(['newer'])
  expect((await outbox.list()).unreadableCount).toBe(1)
  clock.now += 73 * HOUR
  await outbox.drain()
  expect(disk.rows.size).toBe(0)
})

test('every change is told', async () => {
  const { openTab } = createWorld()
  const tab = openTab()
  await tab.outbox.submit(booking('Ada'))
  expect(tab.notices()).toBe(2)
  await tab.outbox.drain()
  expect(tab.notices()).toBe(2)
})

const OTHER_API = 'https://api.example.com/api/v2'
const application: Submission = {
  kind: 'team-application',
  label: 'Virtual team application',
  body: { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.ng', location: 'Enugu', reason: 'x' },
}

/** One request that waits, made by a build with one API, and a page of a build with another one. */
async function betweenTwoApis(
  behaviour: 'busy' | 'lost-committed' = 'busy',
  submission: Submission = booking('Ada'),
  otherApi = OTHER_API,
) {
  const world = createWorld()
  const { outbox: own } = world.openTab(otherApi === OTHER_API ? '/api/v2' : OTHER_API)
  world.api.behave(behaviour)
  const { entry } = await own.submit(submission)
  world.api.behave('ok')
  world.clock.now = entry.nextAttemptAt
  return { ...world, own, entry, other: world.openTab(otherApi).outbox }
}

test('a booking for one API is posted to no other: there its person is asked, and its own build still sends it', async () => {
  const { own, other, entry, api, disk } = await betweenTwoApis()
  const report = await other.drain({ isConnectionBack: true })
  expect(report).toMatchObject({ settled: [], left: 0, nextWakeAt: entry.expiresAt })
  expect((await other.list()).entries).toMatchObject([
    { id: entry.id, state: 'refused', message: elsewhere['tour-booking'] },
  ])
  expect(disk.table().entries).toMatchObject([{ state: 'queued', message: null, apiBase: '/api/v2' }])
  await own.drain()
  expect((await other.list()).entries).toMatchObject([{ state: 'delivered' }])
  expect(new Set(api.hits.map(({ url }) => url))).toEqual(new Set(['/api/v2/site_tours/book']))
})

test.each(['https://API.example.com/api/v2', 'https://api.example.com:443/api/v2//'])(
  'the same API in another spelling is no other: %s',
  async (spelling) => {
    const { other, api } = await betweenTwoApis('busy', booking('Ada'), spelling)
    await other.drain({ isConnectionBack: true })
    expect((await other.list()).entries).toMatchObject([{ state: 'delivered' }])
    expect(api.rows).toHaveLength(1)
  },
)

test('a clock that was set back leaves a booking for another API to its own build all the same', async () => {
  const { own, other, entry, api, clock, disk } = await betweenTwoApis()
  clock.now = entry.createdAt - HOUR
  await other.drain({ isConnectionBack: true })
  expect(disk.table().entries).toMatchObject([{ state: 'queued', message: null, createdAt: clock.now }])
  await own.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(1)
})

test('what is chosen again takes the place of the booking for another API', async () => {
  const { own, other, entry, api, clock, disk } = await betweenTwoApis()
  await other.submit({ ...booking('Ada'), label: 'Another estate' }, { corrects: entry.id })
  expect(api.hits.at(-1)?.url).toBe(`${OTHER_API}/site_tours/book`)
  clock.now += HOUR
  await own.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(1)
  expect(disk.table().entries).toMatchObject([
    { state: 'delivered', label: 'Another estate', apiBase: OTHER_API },
  ])
})

test('the same numbers under another name are another tour, and the one for another API stays', async () => {
  const { other, api } = await betweenTwoApis()
  await other.submit({ ...booking('Ada'), label: 'Another estate' })
  expect(api.rows).toHaveLength(1)
  const { entries } = await other.list()
  expect(entries.map(({ state }) => state).sort()).toEqual(['delivered', 'refused'])
})

test('a booking that may have arrived at another API is in doubt, and nothing takes its place', async () => {
  const { other, entry, api } = await betweenTwoApis('lost-committed')
  expect(await other.drain({ isConnectionBack: true })).toMatchObject({ settled: [], left: 0 })
  expect((await other.list()).entries).toMatchObject([{ state: 'unsure' }])
  const again = other.submit(booking('Ada', '2026-12-12'), { corrects: entry.id })
  expect(await again).toMatchObject({ outcome: 'unsure', isStanding: true })
  expect(api.hits).toHaveLength(1)
})

test('an application for another API goes to this one under a new key once its person sends it', async () => {
  const { own, other, entry, api, clock } = await betweenTwoApis('busy', application)
  expect((await other.list()).entries).toMatchObject([
    { state: 'refused', message: elsewhere['team-application'] },
  ])
  expect(await other.sendNow(entry.id)).toMatchObject({ outcome: 'delivered', entry: { apiBase: OTHER_API } })
  expect(api.hits.at(-1)).toMatchObject({ url: `${OTHER_API}/virtual_teams/apply` })
  clock.now += HOUR
  await own.drain({ isConnectionBack: true })
  expect(api.rows).toHaveLength(1)
  expect(api.rows[0]?.key).not.toBe(entry.id)
})

test('a booking for another API is erased after 72 hours, and its person is told', async () => {
  const { other, entry, api, clock, disk } = await betweenTwoApis()
  clock.now = entry.expiresAt
  expect((await other.drain({ isConnectionBack: true })).settled).toMatchObject([
    { id: entry.id, state: 'expired', body: null },
  ])
  expect(disk.table().entries).toMatchObject([{ state: 'expired', body: null }])
  expect(api.hits).toHaveLength(1)
})

test('a row of a version that did not say its API goes to that of the build that finds it', async () => {
  const { other, entry, api, disk } = await betweenTwoApis()
  disk.rows.set(entry.id, { ...entry, apiBase: undefined })
  await other.drain({ isConnectionBack: true })
  expect(api.hits.at(-1)?.url).toBe(`${OTHER_API}/site_tours/book`)
  expect(api.rows).toHaveLength(1)
})
