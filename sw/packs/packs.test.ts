import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type PackPlan, type PackRecord, parsePackRecord } from '#contract/messages/offline-pack.ts'
import type { PackNews, PackOrder } from '#contract/messages/pack-messages.ts'
import { fakeCache } from '../caches/fake-cache-for-tests.ts'

const ORIGIN = 'https://site.example'
const planOf = (id: string, since = 1_000): PackPlan => ({
  subject: {
    kind: 'package',
    id,
    title: `Package ${id}`,
    projectType: 'land',
    projectId: '4',
    packageIds: [id],
    address: `/projects/package/${id}`,
  },
  reads: [],
  pictures: [`/media/${id}.jpg`, `/media/${id}-${since}.jpg`],
  since,
  bytes: 99,
})
const [FIRST, SECOND] = [planOf('1'), planOf('2')]

let cache: ReturnType<typeof fakeCache>
let told: PackNews[]
/** Pictures that the network was asked for, and those that it answers. */
let asked: string[]
let answer: () => void
let obey: (order: PackOrder) => Promise<void>

async function startWorker(): Promise<void> {
  vi.resetModules()
  const { obeyPackOrder } = await import('./packs.ts')
  obey = (order) => obeyPackOrder(order, async () => undefined)
}
const keep = (plan: PackPlan) => obey({ kind: 'keep-pack', plan })
const recordOf = async (id: string) =>
  parsePackRecord(await (await cache.match(`${ORIGIN}/packs/package-${id}`))?.json())
const heard = (id: string) => told.filter(({ packId }) => packId === `package-${id}`)
const STOPPED = { state: 'stopped', reason: 'asked' }

/** A pack as an earlier visit left it, with the first `parts` of its pictures. */
async function left(plan: PackPlan, change: Partial<PackRecord>, parts: number): Promise<PackRecord> {
  const record = { ...plan, completedAt: null, missed: 0, isStopped: false, ...change }
  await cache.put(`${ORIGIN}/packs/package-${plan.subject.id}`, Response.json(record))
  for (const picture of plan.pictures.slice(0, parts)) await cache.put(ORIGIN + picture, new Response('x'))
  return record
}

/** A pack that is being saved for minutes: its pictures come when the test says `answer()`. */
async function busy(): Promise<{ end: () => Promise<void> }> {
  const saved = keep(FIRST)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  return {
    end: () => {
      answer()
      return saved
    },
  }
}

beforeEach(async () => {
  cache = fakeCache()
  told = []
  asked = []
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const scope = {
    location: new URL(ORIGIN),
    registration: { scope: `${ORIGIN}/` },
    clients: {
      matchAll: async () => [{ url: `${ORIGIN}/`, postMessage: (word: PackNews) => told.push(word) }],
    },
    caches: { open: async () => cache, match: async () => undefined },
    fetch: async (address: string, { signal }: RequestInit) => {
      asked.push(address)
      await Promise.race([
        answered,
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ])
      return new Response('12345', { headers: { 'content-type': 'image/jpeg' } })
    },
  }
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value)
  vi.stubGlobal('self', globalThis)
  await startWorker()
})

describe('a pack that is removed while another one is being saved', () => {
  it('is gone at once for every page, and its parts go in their turn', async () => {
    await left(SECOND, { completedAt: 5 }, 2)
    const first = await busy()
    const removed = obey({ kind: 'remove-pack', packId: 'package-2' })
    await vi.waitFor(() => expect(heard('2')).toMatchObject([{ state: 'removed' }]))
    expect(await recordOf('2')).toBeNull()
    await first.end()
    await removed
    expect(cache.addresses().filter((address) => address.includes('2'))).toEqual([])
    expect(heard('1').at(-1)).toMatchObject({ state: 'kept' })
  })

  it('is not saved after all when it waited for its turn', async () => {
    const first = await busy()
    const waiting = keep(SECOND)
    const removed = obey({ kind: 'remove-pack', packId: 'package-2' })
    await vi.waitFor(() => expect(heard('2')).toMatchObject([{ state: 'removed' }]))
    await first.end()
    await Promise.all([waiting, removed])
    expect(heard('2').every(({ state }) => state === 'removed')).toBe(true)
    expect(await recordOf('2')).toBeNull()
    expect(asked).toHaveLength(2)
  })

  it('stays when the person saves it again meanwhile', async () => {
    await left(SECOND, { completedAt: 5 }, 2)
    const first = await busy()
    const removed = obey({ kind: 'remove-pack', packId: 'package-2' })
    const again = keep(SECOND)
    await first.end()
    await Promise.all([removed, again])
    expect(new Set(heard('2').map(({ state }) => state))).toEqual(new Set(['removed', 'keeping', 'kept']))
    expect(heard('2').filter(({ state }) => state === 'removed')).toHaveLength(1)
    expect(await recordOf('2')).toMatchObject({ missed: 0, isStopped: false })
  })
})

it('a pack that is removed while it is being saved leaves nothing', async () => {
  const first = await busy()
  await obey({ kind: 'remove-pack', packId: 'package-1' })
  await first.end()
  expect(cache.addresses()).toEqual([])
  expect(told.at(-1)).toMatchObject({ state: 'removed' })
})

describe('a pack that is stopped', () => {
  it('while it waits for its turn is noted and told at once, and not saved when its turn comes', async () => {
    const first = await busy()
    const waiting = keep(SECOND)
    await obey({ kind: 'stop-pack', packId: 'package-2' })
    expect(heard('2')).toMatchObject([STOPPED])
    expect(await recordOf('2')).toMatchObject({ ...SECOND, completedAt: null, isStopped: true })
    await first.end()
    await waiting
    expect(asked).toHaveLength(2)
    expect(heard('2')).toHaveLength(1)
    expect(await recordOf('2')).toMatchObject({ isStopped: true })
  })

  it('while it waits goes on when the person says so', async () => {
    const first = await busy()
    const waiting = keep(SECOND)
    await obey({ kind: 'stop-pack', packId: 'package-2' })
    const again = keep(SECOND)
    await first.end()
    await Promise.all([waiting, again])
    expect(heard('2').at(-1)).toMatchObject({ state: 'kept' })
    expect(await recordOf('2')).toMatchObject({ isStopped: false })
  })

  it('after its worker was ended is noted and told all the same', async () => {
    const record = await left(FIRST, {}, 1)
    await obey({ kind: 'stop-pack', packId: 'package-1' })
    expect(told).toMatchObject([STOPPED])
    expect(await recordOf('1')).toEqual({ ...record, isStopped: true })
  })

  it('before its update began is the old one', async () => {
    const record = await left(SECOND, { completedAt: 5 }, 2)
    const first = await busy()
    const waiting = keep(planOf('2', 9_000))
    await obey({ kind: 'stop-pack', packId: 'package-2' })
    await first.end()
    await waiting
    expect(heard('2')).toMatchObject([STOPPED])
    expect(await recordOf('2')).toEqual(record)
  })

  it('is told also on a phone that has no room for a note', async () => {
    await left(FIRST, {}, 1)
    cache.isFull = true
    await obey({ kind: 'stop-pack', packId: 'package-1' })
    expect(told).toMatchObject([STOPPED])
  })

  it('while it is being saved says so once', async () => {
    const saved = await busy()
    await obey({ kind: 'stop-pack', packId: 'package-1' })
    await saved.end()
    expect(told.filter(({ state }) => state === 'stopped')).toMatchObject([STOPPED])
    expect(await recordOf('1')).toMatchObject({ isStopped: true })
  })
})
