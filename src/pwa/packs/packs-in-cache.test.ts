import { describe, expect, it } from 'vitest'
import type { PackRecord } from '#contract/messages/offline-pack.ts'
import { packsInCache } from './packs-in-cache.ts'

const ORIGIN = 'https://site.example'
const subject = (id: string) => ({
  kind: 'package' as const,
  id,
  title: `Package ${id}`,
  projectType: 'land' as const,
  projectId: '4',
  packageIds: [id],
  address: `/projects/package/${id}`,
})
const record = (id: string, change: Partial<PackRecord> = {}): PackRecord => ({
  subject: subject(id),
  reads: [`/packages/view/${id}`],
  pictures: ['/media/icons/gate.svg', '/media/gate.jpg?w=480'],
  since: 1,
  bytes: 500,
  completedAt: 1_000,
  missed: 0,
  isStopped: false,
  ...change,
})

/** A phone whose cache holds these records, and these addresses. */
function phone(records: PackRecord[], parts: string[]) {
  const bodies = new Map(records.map((entry) => [`${ORIGIN}/packs/package-${entry.subject.id}`, entry]))
  const keys = [...bodies.keys(), ...parts.map((part) => ORIGIN + part)].map((url) => new Request(url))
  const cache = {
    keys: async () => keys,
    match: async ({ url }: Request) => Response.json(bodies.get(url)),
  }
  return { has: async () => true, open: async () => cache as unknown as Cache }
}
const ALL = ['/api/v2/packages/view/7', '/media/icons/gate.svg', '/media/gate.jpg?w=480']
const find = (records: PackRecord[], parts: string[], ledger = [subject('7')]) =>
  packsInCache(ledger, phone(records, parts), ORIGIN)

describe('the packs of a phone', () => {
  it('are kept when every part is there, and name their pictures', async () => {
    const { packs } = await find([record('7')], ALL)
    expect(packs).toMatchObject([{ state: 'kept', done: 3, total: 3, bytes: 500 }])
    expect(packs[0]?.pictures).toEqual(['/media/icons/gate.svg', '/media/gate.jpg?w=480'])
  })

  it('are kept without the parts that the provider refused', async () => {
    expect((await find([record('7', { missed: 1 })], ALL.slice(0, 2))).packs).toMatchObject([
      { state: 'kept' },
    ])
  })

  it('are unfinished as long as they were never whole', async () => {
    const { packs } = await find([record('7', { completedAt: null })], ALL.slice(0, 1))
    expect(packs).toMatchObject([{ state: 'unfinished', since: 1, done: 1, total: 3 }])
  })

  it('are missed when the phone threw parts of them away', async () => {
    expect((await find([record('7')], ALL.slice(0, 2))).packs).toMatchObject([{ state: 'evicted' }])
  })

  it('are missed when the phone threw all away, as long as the ledger knows them', async () => {
    expect((await find([], [])).packs).toMatchObject([{ packId: 'package-7', state: 'evicted', bytes: 0 }])
    expect((await find([], [], [])).packs).toEqual([])
  })

  it('are none where another version of the site wrote something else', async () => {
    expect((await find([{ ...record('7'), reads: 'x' } as unknown as PackRecord], ALL, [])).packs).toEqual([])
  })
})
