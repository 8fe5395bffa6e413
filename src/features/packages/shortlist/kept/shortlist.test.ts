import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SHORTLIST_KEY } from '#contract/kept-names.ts'
import { createShortlist, MAX_SAVED } from './shortlist.ts'
import { readEntries, type ShortlistEntry } from './shortlist-entry.ts'

const entry = (id: string, changes: Partial<ShortlistEntry> = {}): ShortlistEntry => ({
  id,
  name: `Plot ${id}`,
  line: 'land',
  savedAt: Number(id),
  amount: 100,
  left: 5,
  sale: 'on-sale',
  discount: 0,
  ...changes,
})

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
} as Storage
const ids = (list: ReturnType<typeof createShortlist>) => list.get().map(({ id }) => id)

beforeEach(() => {
  kept = new Map()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

describe('the shortlist', () => {
  it('keeps the newest first, over visits, once each', () => {
    const list = createShortlist(() => storage)
    for (const id of ['1', '3', '2', '3']) expect(list.save(entry(id))).toBe('kept')
    expect(ids(list)).toEqual(['3', '2', '1'])
    expect(ids(createShortlist(() => storage))).toEqual(['3', '2', '1'])
  })

  it('takes a package off, and puts it back where it was', () => {
    const list = createShortlist(() => storage)
    for (const id of ['1', '2', '3']) list.save(entry(id))
    list.remove('2')
    expect([ids(list), list.has('2')]).toEqual([['3', '1'], false])
    list.save(entry('2'))
    expect(ids(list)).toEqual(['3', '2', '1'])
  })

  it('drops nothing that was saved when it is full', () => {
    const list = createShortlist(() => storage)
    for (let id = 1; id <= MAX_SAVED; id++) list.save(entry(String(id)))
    expect(list.save(entry('999'))).toBe('full')
    expect(list.save(entry('1'))).toBe('kept')
    expect(list.get()).toHaveLength(MAX_SAVED)
  })

  it('follows another tab, and does not undo what it saved', () => {
    const list = createShortlist(() => storage)
    const heard = vi.fn()
    list.subscribe(heard)
    list.save(entry('1'))
    kept.set(SHORTLIST_KEY, JSON.stringify([entry('2'), entry('1')]))
    dispatchEvent(Object.assign(new Event('storage'), { key: SHORTLIST_KEY }))
    expect([ids(list), heard.mock.calls.length]).toEqual([['2', '1'], 2])
    kept.set(SHORTLIST_KEY, JSON.stringify([entry('3'), entry('2'), entry('1')]))
    list.remove('1')
    expect(ids(list)).toEqual(['3', '2'])
  })

  it.each([
    ['is forbidden', fail],
    ['is full', () => ({ ...storage, setItem: fail })],
    ['is missing', () => undefined],
  ])('stays as it was when storage %s', (_, phoneStorage) => {
    const list = createShortlist(phoneStorage)
    expect(list.save(entry('1'))).toBe('refused')
    expect([list.get(), list.has('1')]).toEqual([[], false])
  })
})

function fail(): never {
  throw new DOMException('No', 'QuotaExceededError')
}

describe('what the phone has stored', () => {
  it.each<[string, string | null, string[]]>([
    ['nothing', null, []],
    ['half a text', '[{"id"', []],
    ['no list', '{"id":"1"}', []],
    ['null', 'null', []],
    ['one damaged among two', JSON.stringify([{ id: 1 }, entry('2')]), ['2']],
    ['an unknown state', JSON.stringify([{ ...entry('1'), sale: 'perhaps' }]), []],
    ['a null', JSON.stringify([null, entry('2')]), ['2']],
  ])('%s', (_, text, expected) => {
    expect(readEntries(text).map(({ id }) => id)).toEqual(expected)
  })

  it('reads a missing discount and an unknown line as none', () => {
    const { discount: _, ...older } = entry('1')
    expect(readEntries(JSON.stringify([{ ...older, line: 'marina', left: '4' }]))).toEqual([
      entry('1', { line: null, left: null }),
    ])
  })
})
