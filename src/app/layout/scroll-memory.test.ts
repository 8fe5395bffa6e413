import { expect, test } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'

function tabStorage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a position is remembered for its entry only', () => {
  const memory = createScrollMemory(tabStorage())
  memory.remember('a', 1200.4)
  expect(memory.positionOf('a')).toBe(1200)
  expect(memory.positionOf('b')).toBeUndefined()
})

test('positions survive a reload of the tab', () => {
  const storage = tabStorage()
  const before = createScrollMemory(storage)
  before.remember('a', 300)
  before.save()
  expect(createScrollMemory(storage).positionOf('a')).toBe(300)
})

test('the entries used longest ago are dropped beyond fifty', () => {
  const memory = createScrollMemory(tabStorage())
  for (let entry = 0; entry < 50; entry += 1) memory.remember(`e${entry}`, entry)
  memory.remember('e0', 7) // used again
  memory.remember('new', 1)
  expect(memory.positionOf('e0')).toBe(7)
  expect(memory.positionOf('e1')).toBeUndefined()
  expect(memory.positionOf('e2')).toBe(2)
})

test.each([['not json'], ['{"a":1}'], ['[["a"],[1,2],["b",null]]']])(
  'damaged storage is empty: %s',
  (saved) => {
    const memory = createScrollMemory(tabStorage({ 'adbond-scroll': saved }))
    expect(memory.positionOf('a')).toBeUndefined()
    expect(memory.positionOf('b')).toBeUndefined()
  },
)

test('without storage, positions last as long as the page', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const storage of [undefined, full]) {
    const memory = createScrollMemory(storage)
    memory.remember('a', 5)
    expect(() => memory.save()).not.toThrow()
    expect(memory.positionOf('a')).toBe(5)
  }
})
