// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { PACK_LEDGER_KEY } from '#contract/kept-names.ts'
import type { PackPlan, PackRecord } from '#contract/messages/offline-pack.ts'
import type { PackKeeper } from '#contract/messages/pack-keeper.ts'
import type { PackNews } from '#contract/messages/pack-messages.ts'
import type { PageMessage } from '#contract/messages/worker-messages.ts'

const plan = (since: number): PackPlan => ({
  subject: {
    kind: 'package',
    id: '7',
    title: 'Seven',
    projectType: 'land',
    projectId: '4',
    packageIds: ['7'],
    address: '/projects/package/7',
  },
  reads: ['/packages/view/7'],
  pictures: [],
  since,
  bytes: 5,
})
const record = (since: number, change: Partial<PackRecord> = {}): PackRecord => ({
  ...plan(since),
  ...{ completedAt: 1_000, missed: 0, isStopped: false },
  ...change,
})
const packId = 'package-7'
const SILENCE_MS = 20_000 // in it, the page asks after the silence at least once

let kept: PackRecord | null
/** What a look into the cache waits for. */
let gate: Promise<void>
let hasParts: boolean
let told: PageMessage[]
/** The page asks the host for a newer build. */
let update: Mock<() => Promise<void>>
let installing: object | null
let keeper: PackKeeper
let serviceWorker: EventTarget
let backOnline: () => void

const orders = () => told.map((message) => message.kind)
const quiet = () => vi.advanceTimersByTimeAsync(SILENCE_MS)

async function say(state: PackNews['state'], change: Partial<PackNews> = {}): Promise<void> {
  const data: PackNews = { kind: 'pack', packId, state, done: 0, total: 1, reason: null, ...change }
  serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  await vi.advanceTimersByTimeAsync(0)
}

/** A page is opened on this phone. */
async function open(): Promise<void> {
  vi.resetModules()
  keeper = (await import('./pack-keeper.ts')).packKeeper
  const { reachable } = await import('#src/device/reachable.ts')
  backOnline = reachable.tell
  keeper.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  kept = null
  gate = Promise.resolve()
  hasParts = true
  told = []
  installing = null
  update = vi.fn(async () => void Object.assign(registration, { installing }))
  const registration = { active: { postMessage: (message: PageMessage) => told.push(message) }, update }
  serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker, storage: {} })
  const addresses = () => [
    ...(kept ? ['/packs/package-7'] : []),
    ...(hasParts ? ['/api/v2/packages/view/7'] : []),
  ]
  const cache = {
    keys: async () => {
      const found = addresses().map((address) => new Request(location.origin + address))
      await gate
      return found
    },
    match: async () => Response.json(kept),
  }
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The cache takes its time; returns what makes it answer. */
function holdTheCache(): () => Promise<void> {
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  return async () => {
    open()
    await vi.advanceTimersByTimeAsync(0)
  }
}

it('a look that began before all was deleted brings nothing back', async () => {
  kept = record(1)
  const release = holdTheCache()
  await open()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: PACK_LEDGER_KEY, newValue: null }))
  await release()
  expect(keeper.packs()).toEqual([])
  expect(localStorage.getItem(PACK_LEDGER_KEY)).toBeNull()
})

it('a tab that hears late of a deletion shows what was saved since, and removes none of it', async () => {
  kept = record(1)
  await open()
  kept = record(2)
  await say('keeping', { packId: 'package-8' })
  localStorage.setItem(PACK_LEDGER_KEY, JSON.stringify([plan(2).subject])) // saved afresh in another tab
  dispatchEvent(new StorageEvent('storage', { key: PACK_LEDGER_KEY, newValue: null }))
  await vi.advanceTimersByTimeAsync(0)
  expect(orders()).toEqual([])
  expect(keeper.packs()).toMatchObject([{ packId, state: 'kept' }])
  expect(keeper.news('package-8')).toBeNull()
})

it('a pack that a reload broke off goes on, although another look has overtaken the first one', async () => {
  kept = record(1, { completedAt: null })
  const release = holdTheCache()
  await open()
  const releaseNext = holdTheCache()
  await say('kept', { packId: 'package-8' })
  await release()
  expect(keeper.packs(), 'who waits for the older look waits for the newer one').toBeNull()
  await releaseNext()
  expect(keeper.packs()).toMatchObject([{ packId, state: 'unfinished' }])
  expect(orders()).toEqual(['keep-pack'])
})

it('a look that began before a pack was removed does not bring it back', async () => {
  kept = record(1)
  await open()
  const release = holdTheCache()
  await say('kept', { packId: 'package-8' })
  keeper.remove(packId)
  await release()
  expect(keeper.packs()).toEqual([])
  expect(localStorage.getItem(PACK_LEDGER_KEY)).toBe('[]')
  kept = record(1, { subject: { ...plan(1).subject, id: '8' } })
  await say('removed') // the worker's answer
  expect(keeper.packs()).toMatchObject([{ packId: 'package-8' }])
})

it('an order that was given while the page still looked is not called stopped', async () => {
  kept = record(1, { completedAt: null })
  await open()
  const release = holdTheCache()
  await say('stopped', { reason: 'full' })
  keeper.keep(plan(2))
  await release()
  expect(keeper.news(packId)).toMatchObject({ state: 'keeping' })
})

it('a pack that is stopped and removed in one breath is gone, whatever comes while the page looks', async () => {
  await open()
  keeper.keep(plan(1))
  const release = holdTheCache()
  await say('stopped', { reason: 'full' })
  await say('keeping', { done: 1 })
  await say('removed')
  await release()
  expect(keeper.news(packId)).toBeNull()
})

it('who saves something under data saver brings the worker that does it', async () => {
  localStorage.setItem('adbond-data-saver', 'on')
  Object.assign(serviceWorker, { controller: null })
  await open()
  const { whenWorthItsData } = await import('#src/device/later/worth-its-data.ts')
  const start = vi.fn()
  whenWorthItsData(start)
  expect(start).not.toHaveBeenCalled()
  keeper.keep(plan(1))
  keeper.keep(plan(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(start).toHaveBeenCalledOnce()
})

it('a pack that another page removed is not called discarded by the phone', async () => {
  kept = record(1)
  await open()
  expect(keeper.packs()).toMatchObject([{ state: 'kept' }])
  kept = null
  await say('removed')
  expect(keeper.packs()).toEqual([])
  expect(localStorage.getItem('adbond-packs')).toBe('[]')
})

it('what the person stopped is not ordered again, but stopped again while the worker says nothing', async () => {
  await open()
  keeper.keep(plan(1))
  keeper.stop(packId)
  await say('keeping', { done: 1 }) // was on its way
  kept = record(1, { completedAt: null })
  await say('stopped', { packId: 'package-8' })
  backOnline()
  await quiet()
  await quiet()
  expect(orders().filter((kind) => kind === 'keep-pack')).toHaveLength(1)
  expect(orders().filter((kind) => kind === 'stop-pack').length).toBeGreaterThan(1)

  await say('stopped', { reason: 'asked' })
  told = []
  await quiet()
  expect(told).toEqual([])
  await say('keeping') // another page went on with it
  await quiet()
  expect(new Set(orders())).toEqual(new Set(['keep-pack']))
})

it('a browser that denies workers to this site says at once that nothing is being saved', async () => {
  const denied = new DOMException('The operation is insecure.', 'SecurityError')
  Object.assign(serviceWorker, {
    ready: new Promise(() => undefined),
    getRegistration: () => Promise.reject(denied),
  })
  await open()
  for (const order of [() => keeper.keep(plan(1)), () => keeper.goOn(packId)]) {
    order()
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.news(packId)).toMatchObject({ state: 'stopped', reason: 'no-worker' })
  }
  await quiet()
  keeper.remove(packId)
  expect(keeper.news(packId)).toBeNull()
})

it('a worker that did not come is not called a server that asked to wait', async () => {
  Object.assign(serviceWorker, {
    ready: new Promise(() => undefined),
    getRegistration: async () => undefined,
  })
  await open()
  keeper.keep(plan(1))
  expect(keeper.news(packId)).toMatchObject({ state: 'keeping' })
  await quiet()
  expect(keeper.news(packId)).toMatchObject({ state: 'stopped', reason: 'no-worker' })
})

it('what the person stopped and at once continued is asked for after a silence', async () => {
  await open()
  keeper.keep(plan(1))
  keeper.stop(packId)
  keeper.goOn(packId)
  await quiet()
  expect(orders().at(-1)).toBe('keep-pack')
})

it('an update that grew silent is asked for by its own plan, while the phone still has the old pack', async () => {
  kept = record(1)
  await open()
  keeper.keep(plan(5))
  await say('kept', { packId: 'package-8' }) // the page looks at its packs
  await quiet()
  expect(told.at(-1)).toMatchObject({ kind: 'keep-pack', plan: { since: 5 } })

  kept = record(6) // of another page
  await say('kept')
  told = []
  await say('keeping') // an update of that page
  await quiet()
  expect(told.at(-1)).toMatchObject({ kind: 'keep-pack', plan: { since: 6 } })
})

it('what found no room says so until the person goes on with it', async () => {
  await open()
  keeper.keep(plan(1))
  kept = record(1, { completedAt: null, isStopped: true })
  hasParts = false
  await say('stopped', { reason: 'full' })
  told = []
  backOnline()
  await quiet()
  expect(told).toEqual([])
  expect(keeper.news(packId)).toMatchObject({ state: 'stopped', reason: 'full' })
  keeper.goOn(packId)
  await quiet()
  expect(told[0]).toMatchObject({ kind: 'keep-pack', plan: { since: 1 } })
})

it('what only a newer build can finish has the page look for it at once, and waits for it', async () => {
  installing = {}
  await open()
  keeper.keep(plan(1))
  kept = record(1, { completedAt: null })
  await say('stopped', { reason: 'outdated' })
  expect(update).toHaveBeenCalledOnce()
  told = []
  backOnline()
  await quiet()
  expect(told).toEqual([])
  expect(keeper.news(packId)).toMatchObject({ state: 'stopped', reason: 'outdated' })
  await open() // with that build
  expect(orders()).toEqual(['keep-pack'])
})

it.each([
  ['there is none', async () => undefined],
  ['the host refuses that too', () => Promise.reject(new TypeError('403'))],
])(
  'a file that is refused as gone is asked for again later where no newer build is known: %s',
  async (_, answer) => {
    update.mockImplementation(answer)
    await open()
    keeper.keep(plan(1))
    kept = record(1, { completedAt: null })
    await say('stopped', { reason: 'outdated' })
    expect(keeper.news(packId)).toMatchObject({ state: 'stopped', reason: 'refused' })
    told = []
    await quiet()
    expect(told[0]).toMatchObject({ kind: 'keep-pack', plan: { since: 1 } })
  },
)

it('an order that came while the page looked for a newer build goes on', async () => {
  let answer = () => {}
  update.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await open()
  keeper.keep(plan(1))
  kept = record(1, { completedAt: null })
  await say('stopped', { reason: 'outdated' })
  keeper.goOn(packId)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(keeper.news(packId)).toMatchObject({ state: 'keeping' })
})

it('names no page before a worker stands behind this one, and then those that are kept', async () => {
  const precache = { keys: async () => [new Request(`${location.origin}/faqs?__WB_REVISION__=x`)] }
  const keys = async () => ['workbox-precache-v2']
  vi.stubGlobal('caches', { keys, has: async () => false, open: async () => precache })
  await open()
  expect(await keeper.pages(), 'its worker installs, or found no room').toBeNull()
  const tell = vi.fn()
  keeper.subscribe(tell)
  Object.assign(serviceWorker, { controller: {} })
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(tell).toHaveBeenCalled()
  expect(await keeper.pages()).toEqual(new Set(['/faqs']))
})

it('offers nothing where the owner has switched the worker off', async () => {
  vi.stubEnv('VITE_SERVICE_WORKER', 'off')
  await open()
  vi.unstubAllEnvs()
  expect(keeper.isSupported()).toBe(false)
  Object.assign(serviceWorker, { controller: {} })
  expect(await keeper.pages(), 'the worker of the last build may still stand there').toBeNull()
})

it('a cache that fails for a moment takes nothing from what was found, and is asked once more', async () => {
  kept = record(1)
  await open()
  gate = Promise.reject(new DOMException('Internal error', 'UnknownError'))
  gate.catch(() => undefined)
  await say('kept', { packId: 'package-8' })
  expect(keeper.packs()).toMatchObject([{ packId, state: 'kept' }])
  gate = Promise.resolve()
  kept = record(2, { completedAt: null })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keeper.packs()).toMatchObject([{ packId, state: 'unfinished' }])
})

it('a cache that fails at first says “nothing saved” only when it fails again', async () => {
  gate = Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  gate.catch(() => undefined)
  await open()
  expect(keeper.packs()).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keeper.packs()).toEqual([])
})

it('what is cancelled while the first worker installs is stopped at once, and not begun later', async () => {
  let install = (_: unknown) => {}
  Object.assign(serviceWorker, {
    ready: new Promise((resolve) => (install = resolve)),
    getRegistration: async () => ({ active: null }),
  })
  await open()
  keeper.keep(plan(1))
  await quiet() // asked for again meanwhile
  keeper.stop(packId)
  await vi.advanceTimersByTimeAsync(0)
  expect(keeper.news(packId)).toMatchObject({ state: 'stopped', reason: 'asked' })
  install({ active: { postMessage: (message: PageMessage) => told.push(message) } })
  await quiet()
  expect(orders()).not.toContain('keep-pack')
  keeper.goOn(packId)
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toMatchObject({ kind: 'keep-pack', plan: { since: 1 } })
})

it.each([
  ['where nobody answered', 'offline', true],
  ['where a server asked to wait', 'refused', true],
  ['that the person stopped', 'asked', false],
] as const)('a pack %s (%s) goes on by itself while the line is good: %s', async (_, reason, goesOn) => {
  vi.stubGlobal('fetch', async () => Response.json({})) // our own server is well
  await open()
  keeper.keep(plan(1))
  kept = record(1, { completedAt: null, isStopped: reason === 'asked' })
  await say('stopped', { reason })
  told = []
  await quiet()
  expect(orders().includes('keep-pack')).toBe(goesOn)
})

it('a pack goes on only once the time is over that a server asked for, also when the line was away meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json({})) // our own server is well
  await open()
  keeper.keep(plan(1))
  kept = record(1, { completedAt: null })
  await say('stopped', { reason: 'refused', waitMs: 600_000 })
  await say('stopped', { packId: 'package-8', reason: 'offline' })
  told = []
  await vi.advanceTimersByTimeAsync(590_000)
  backOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect(orders()).not.toContain('keep-pack')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(orders()).toContain('keep-pack')
})
