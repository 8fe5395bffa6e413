import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PackPlan } from '#contract/messages/offline-pack.ts'
import type { PackNews } from '#contract/messages/pack-messages.ts'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { fakeCache } from '../caches/fake-cache-for-tests.ts'
import { Halt, keepPack, type PackWorld } from './keep-pack.ts'
import { readRecord, removePack } from './pack-store.ts'

const ORIGIN = 'https://site.example'
const plan = (id: string, change: Partial<PackPlan> = {}): PackPlan => ({
  subject: {
    kind: 'package',
    id,
    title: `Package ${id}`,
    projectType: 'land',
    projectId: '4',
    packageIds: [id],
    address: `/projects/package/${id}`,
  },
  reads: ['/site_tours/filter_schedules?projectTypeId=1', `/packages/view/${id}`],
  pictures: ['/media/gate.jpg?w=480'],
  since: 1_000,
  bytes: 99,
  ...change,
})

const READ = `${ORIGIN}/api/v2/packages/view/7`
const SHARED = `${ORIGIN}/api/v2/site_tours/filter_schedules?projectTypeId=1`
const PICTURE = `${ORIGIN}/media/gate.jpg?w=480`

let cache: ReturnType<typeof fakeCache>
let asked: string[]
let news: PackNews[]
let clock: number
let answerTo: (address: string) => Response | null
let keepSite: () => Promise<void>

const world = (): PackWorld => ({
  cache: cache as unknown as Cache,
  origin: ORIGIN,
  now: () => clock,
  keepSite: () => keepSite(),
  tell: async (word) => void news.push(word),
  fetchPart: async ({ address }) => {
    asked.push(address)
    return answerTo(address)
  },
})
const run = (what: PackPlan, signal = new AbortController().signal) => keepPack(what, world(), signal)
const last = () => news.at(-1)

beforeEach(() => {
  cache = fakeCache()
  asked = []
  news = []
  clock = 2_000
  keepSite = async () => undefined
  answerTo = () => new Response('12345', { headers: { [STORED_AT_HEADER]: String(clock) } })
})

describe('keeping a pack', () => {
  it('fetches every part, tells how far it is, and counts what it takes', async () => {
    await run(plan('7'))
    expect(asked.toSorted()).toEqual([READ, SHARED, PICTURE].toSorted())
    expect(news.map(({ done }) => done)).toEqual([0, 1, 2, 3, 3])
    expect(last()).toMatchObject({ packId: 'package-7', state: 'kept', total: 3 })
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: 2_000, bytes: 15, missed: 0 })
  })

  it('goes on where a broken line or a killed worker left it, and asks for nothing twice', async () => {
    answerTo = (address) => {
      if (address === PICTURE) throw new Halt('offline')
      return new Response('12345', { headers: { [STORED_AT_HEADER]: '2000' } })
    }
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'offline' })
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: null, isStopped: false })

    asked = []
    answerTo = () => new Response('12345', { headers: { [STORED_AT_HEADER]: '2000' } })
    await run(plan('7'))
    expect(asked).toEqual([PICTURE])
    expect(last()?.state).toBe('kept')
  })

  it('goes on weeks later with what the provider says then, and fetches no picture twice', async () => {
    const DAY_MS = 86_400_000
    const answer = () => new Response('12345', { headers: { [STORED_AT_HEADER]: String(clock) } })
    answerTo = (address) => {
      if (address === READ) throw new Halt('offline')
      return answer()
    }
    await run(plan('7'))
    asked = []
    answerTo = answer
    clock = 28 * DAY_MS
    await run(plan('7'))
    expect(asked.toSorted()).toEqual([READ, SHARED].toSorted())
    expect(last()?.state).toBe('kept')
  })

  it('is as old as the oldest of its reads, also when the last part comes hours later', async () => {
    answerTo = (address) => {
      if (address === PICTURE) throw new Halt('offline')
      return new Response('12345', { headers: { [STORED_AT_HEADER]: String(clock) } })
    }
    await run(plan('7'))
    clock = 9_000
    answerTo = () => new Response('12345', { headers: { [STORED_AT_HEADER]: '9000' } })
    await run(plan('7'))
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: 2_000 })
  })

  it('is not kept before the pages of the site are that show it, and goes on with them', async () => {
    keepSite = () => Promise.reject(Object.assign(new Error('/offline-x.json: 503'), { name: 'Refusal' }))
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'refused' })
    keepSite = () => Promise.reject(new TypeError('Failed to fetch'))
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'offline' })
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: null, isStopped: false })
  })

  it('has all its parts when the host has only a newer build, and is finished by that one', async () => {
    keepSite = () => Promise.reject(Object.assign(new Error('/offline-x.json: 404'), { name: 'NoFile' }))
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'outdated', done: 3 })
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: null, isStopped: false })
    asked = []
    keepSite = async () => undefined
    await run(plan('7'))
    expect(asked).toEqual([])
    expect(last()?.state).toBe('kept')
  })

  it('is told as offline where something else stands for the site, so that it goes on by itself', async () => {
    keepSite = () => Promise.reject(Object.assign(new Error('/offline-x.json'), { name: 'OtherFile' }))
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'offline' })
  })

  it('is told as offline where the line has gone before its parts, though a file of the site is gone', async () => {
    keepSite = () => Promise.reject(Object.assign(new Error('/offline-x.json: 404'), { name: 'NoFile' }))
    answerTo = () => {
      throw new Halt('offline')
    }
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'offline' })
  })

  it('tells for how long a server asked it to wait', async () => {
    answerTo = () => {
      throw new Halt('refused', 600_000)
    }
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'refused', waitMs: 600_000 })
    const refusal = { name: 'Refusal', waitMs: 300_000 }
    keepSite = () => Promise.reject(Object.assign(new Error('/offline-x.json: 503'), refusal))
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'refused', waitMs: 300_000 })
  })

  it('stops at once also while those pages are on their way', async () => {
    const stop = new AbortController()
    keepSite = () => {
      stop.abort()
      return new Promise(() => undefined)
    }
    await run(plan('7'), stop.signal)
    expect(asked).toEqual([])
    expect(last()).toMatchObject({ state: 'stopped', reason: 'asked' })
  })

  it('stops when the person says so, and does not go on by itself', async () => {
    const stop = new AbortController()
    stop.abort()
    await run(plan('7'), stop.signal)
    expect(asked).toEqual([])
    expect(last()).toMatchObject({ state: 'stopped', reason: 'asked' })
    expect(await readRecord(world(), 'package-7')).toMatchObject({ isStopped: true })
  })

  it('was stopped by the person also when that broke off an answer half-way', async () => {
    const stop = new AbortController()
    answerTo = () => {
      stop.abort()
      throw new Halt('offline')
    }
    await run(plan('7'), stop.signal)
    expect(await readRecord(world(), 'package-7')).toMatchObject({ isStopped: true })
  })

  it('says that the phone is full', async () => {
    cache.isFull = true
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'full' })
  })

  it('does not go on by itself on a full phone, but when the person says so', async () => {
    answerTo = (address) => {
      if (address === PICTURE) throw new DOMException('No room', 'QuotaExceededError')
      return new Response('12345', { headers: { [STORED_AT_HEADER]: '2000' } })
    }
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'stopped', reason: 'full' })
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: null, isStopped: true })

    answerTo = () => new Response('12345')
    await run(plan('7'))
    expect(last()?.state).toBe('kept')
    expect(await readRecord(world(), 'package-7')).toMatchObject({ isStopped: false })
  })

  it('asks anew for reads that are older than the plan allows, and never for pictures', async () => {
    await run(plan('7'))
    asked = []
    clock = 9_000
    await run(plan('7', { since: 5_000 }))
    expect(asked.toSorted()).toEqual([READ, SHARED].toSorted())
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: 9_000 })
  })

  it('asks anew for reads that a clock which ran ahead has stamped', async () => {
    clock = 90_000
    await run(plan('7'))
    clock = 9_000
    asked = []
    await run(plan('7', { since: 9_000 }))
    expect(asked.toSorted()).toEqual([READ, SHARED].toSorted())
  })

  it('is still the old pack while fetching it anew fails', async () => {
    await run(plan('7'))
    answerTo = () => {
      throw new Halt('offline')
    }
    await run(plan('7', { since: 5_000 }))
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: 2_000 })
    expect(cache.addresses()).toContain(READ)
  })

  it('is still the old pack, with all its parts, while an update with new parts is broken off', async () => {
    await run(plan('7'))
    const [old, parts] = [await readRecord(world(), 'package-7'), cache.addresses()]
    const [reads, pictures] = [['/packages/view/7'], ['/media/new.jpg', '/media/newer.jpg']]
    const update = plan('7', { reads, pictures, since: 5_000 })
    const [fetched, missing] = pictures.map((picture) => ORIGIN + picture)
    clock = 6_000
    answerTo = (address) => {
      if (address === missing) throw new Halt('offline')
      return new Response('12345', { headers: { [STORED_AT_HEADER]: '6000' } })
    }
    await run(update)
    expect(last()).toMatchObject({ state: 'stopped', reason: 'offline' })
    expect(await readRecord(world(), 'package-7')).toEqual(old)
    expect(cache.addresses()).toEqual([...parts, fetched])

    asked = []
    answerTo = () => new Response('12345')
    await run(update)
    expect(asked, 'what came of the first update is used').toEqual([missing])
    expect(await readRecord(world(), 'package-7')).toMatchObject({ ...update, bytes: 15, completedAt: 6_000 })
    expect(cache.addresses(), 'what the new one does not name goes').toHaveLength(4)
  })

  it('keeps its age when a page asks again for what is whole', async () => {
    await run(plan('7'))
    clock = 9_000
    asked = []
    await run(plan('7'))
    expect(last()).toMatchObject({ state: 'kept' })
    expect(asked).toEqual([])
    expect(await readRecord(world(), 'package-7')).toMatchObject({ completedAt: 2_000 })
  })

  it('is no old pack any more when the phone has lost parts of it, and goes on like a new one', async () => {
    await run(plan('7'))
    await cache.delete(PICTURE)
    answerTo = () => {
      throw new Halt('offline')
    }
    await run(plan('7', { since: 5_000 }))
    expect(await readRecord(world(), 'package-7')).toMatchObject({ since: 5_000, completedAt: null })
  })

  it('counts what the provider refuses, and is kept without it', async () => {
    answerTo = (address) => (address === PICTURE ? null : new Response('1'))
    await run(plan('7'))
    expect(await readRecord(world(), 'package-7')).toMatchObject({ missed: 1, completedAt: 2_000 })
  })
})

it.each([
  ['the record of another cannot be read', () => unreadable('package-7')],
  [
    'nothing can be deleted',
    () => vi.spyOn(cache, 'delete').mockRejectedValue(new TypeError('Internal error')),
  ],
])('a pack that has come whole is kept also where %s', async (_, breaks) => {
  await run(plan('7'))
  await cache.put(`${ORIGIN}/media/of-nobody.jpg`, new Response('1'))
  breaks()
  await run(plan('8'))
  expect(last()).toMatchObject({ packId: 'package-8', state: 'kept' })
  expect(await readRecord(world(), 'package-8')).toMatchObject({ completedAt: 2_000 })
})

/** Breaks this record as the storage of an iPhone does. Returns what ends that. */
function unreadable(packId: string): () => void {
  const { match } = cache
  cache.match = async (asked, how) => {
    const found = await match(asked, how)
    const isRecord = new Request(asked as Request).url.endsWith(packId)
    if (found && isRecord) found.json = () => Promise.reject(new TypeError('Internal error'))
    return found
  }
  return () => {
    cache.match = match
  }
}

describe('removing a pack', () => {
  it('frees what no other pack needs, and only that', async () => {
    await run(plan('7'))
    await run(plan('8', { pictures: [] }))
    await removePack(world(), 'package-7')
    expect(cache.addresses().toSorted()).toEqual([
      `${ORIGIN}/api/v2/packages/view/8`,
      SHARED,
      `${ORIGIN}/packs/package-8`,
    ])
    await removePack(world(), 'package-8')
    expect(cache.addresses()).toEqual([])
  })
  it('frees what an update fetched that was broken off', async () => {
    await run(plan('7'))
    answerTo = (address) => {
      if (address === READ) throw new Halt('offline')
      return new Response('12345')
    }
    await run(plan('7', { pictures: ['/media/new.jpg'], since: 5_000 }))
    expect(cache.addresses()).toContain(`${ORIGIN}/media/new.jpg`)
    await removePack(world(), 'package-7')
    expect(cache.addresses()).toEqual([])
  })
  it('leaves what a pack needs that only another build of the site knows', async () => {
    await run(plan('7'))
    await run(plan('8'))
    const record = {
      ...(await readRecord(world(), 'package-8')),
      subject: { kind: 'street', name: 'First Avenue' },
    }
    await cache.put(`${ORIGIN}/packs/package-8`, new Response(JSON.stringify(record)))
    await removePack(world(), 'package-7')
    expect(cache.addresses()).toContain(`${ORIGIN}/api/v2/packages/view/8`)
    expect(cache.addresses()).not.toContain(READ)
  })

  it('leaves all parts while the record of another cannot be read, and frees them the next time', async () => {
    await run(plan('7'))
    await run(plan('8', { pictures: ['/media/house.jpg'] }))
    const readable = unreadable('package-7')
    await removePack(world(), 'package-8')
    readable()
    expect(await readRecord(world(), 'package-8')).toBeNull()
    const house = `${ORIGIN}/media/house.jpg`
    expect(cache.addresses()).toEqual(expect.arrayContaining([READ, SHARED, PICTURE, house]))
    await removePack(world(), 'package-8')
    expect(cache.addresses()).not.toContain(house)
    expect(cache.addresses()).toEqual(expect.arrayContaining([READ, SHARED, PICTURE]))
  })
})
