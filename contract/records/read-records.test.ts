import { expect, it, test, vi } from 'vitest'
import { createTurns } from './in-turns.ts'
import type { Listed } from './lenient.ts'
import { isListName, type ListName, readRecord } from './read-records.ts'
import { weightOf } from './record-weight.ts'
import { readAnswer, schemas, withRecords } from './schemas.ts'

const pkg = (id: number) => ({ id, name: `Plot ${id}`, amount: '1,000' })
const LISTS: [ListName, unknown[]][] = [
  ['package-list', [pkg(1), { name: 'no id' }, null, pkg(2)]],
  [
    'project-page',
    [{ id: 1, name: 'Estate', packages: [pkg(3), {}, pkg(4)] }, { id: 2, name: 'Farm' }, { id: 3 }],
  ],
  ['post-page', [{ id: 1, slug: 'a', topic: 'A' }, { id: 2 }, { id: 3, slug: 'c', topic: 'C', active: 0 }]],
  ['schedule-list', [{ id: 1, package: { name: 'Plot' } }, { id: 2 }]],
]

test.each(LISTS)('%s: record by record gives what the whole list gives', async (name, data) => {
  const records: Listed[] = []
  const turn = createTurns()
  for (const raw of data) await readRecord(name, raw, { records, turn })
  expect(withRecords(readAnswer(name, { data: [], pages: '3' }), records)).toEqual(
    readAnswer(name, { data, pages: '3' }),
  )
})

const twice = (one: object) => [
  { id: 1, ...one },
  { id: 2, ...one },
  { id: '1', ...one, status: 'newer', type: 'newer' },
]

test.each<[ListName, unknown[]]>([
  ['package-list', twice({ name: 'Plot' })],
  ['project-page', twice({ name: 'Estate' })],
  ['post-page', twice({ slug: 'a', topic: 'A' })],
  ['schedule-list', twice({ package: { name: 'Plot' } })],
])('%s: a record that the provider sends twice is one, as it was sent last', async (name, data) => {
  const records: Listed[] = []
  for (const raw of data) await readRecord(name, raw, { records, turn: createTurns() })
  const inTurns = withRecords(readAnswer(name, { data: [] }), records)
  for (const read of [inTurns, readAnswer(name, { data })]) {
    const list = Array.isArray(read) ? read : read.data
    expect(list.map(({ id }) => id)).toEqual(['1', '2'])
    if (name !== 'schedule-list') expect(JSON.stringify(list[0])).toContain('newer')
  }
})

it('a package that stands twice in its project is one', async () => {
  const project = { id: 1, name: 'Estate', packages: [pkg(3), pkg(4), pkg(3)] }
  const records: Listed[] = []
  await readRecord('project-page', project, { records, turn: createTurns() })
  const page = readAnswer('project-page', { data: [project] })
  expect(records).toEqual(page.data)
  expect(page.data[0]?.packages.map(({ id }) => id)).toEqual(['3', '4'])
})

it('every list of the provider is read so, and nothing else', () => {
  expect(Object.keys(schemas).filter(isListName)).toEqual(LISTS.map(([name]) => name))
})

it('a pause comes when a turn is over, and not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const turn = createTurns()
  expect(turn()).toBeUndefined()
  clock.mockReturnValue(1_020)
  const pause = turn()
  expect(pause).toBeInstanceOf(Promise)
  await pause
  expect(turn()).toBeUndefined()
  clock.mockRestore()
})

test.each([
  ['a text', 'x', 0],
  ['one package', { id: '1', name: 'Plot' }, 1],
  ['a list', [{ id: '1' }, { id: '2' }], 2],
  [
    'a page of projects with their packages',
    { pages: 1, data: [{ id: '1', packages: [{}, {}] }, { id: '2' }] },
    5,
  ],
])('the weight of %s', (_, value, weight) => {
  expect(weightOf(value)).toBe(weight)
})
