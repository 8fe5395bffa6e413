import { beforeEach, describe, expect, it } from 'vitest'
import { createLastSeen } from './last-seen.ts'
import type { Figures } from './package-changes.ts'

const at = (amount: number): Figures => ({ amount, left: 5, sale: 'on-sale' })

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
}
beforeEach(() => {
  kept = new Map()
})

describe('what a person last saw of a package', () => {
  it('is nothing at first, and on the next visit what was seen on this one', () => {
    const first = createLastSeen(storage)
    expect(first.before('7')).toBeNull()
    first.note('7', at(100))
    expect(createLastSeen(storage).before('7')).toEqual(at(100))
  })

  it('stays the measure for the whole visit, so that a mark does not vanish under the eyes', () => {
    createLastSeen(storage).note('7', at(100))
    const visit = createLastSeen(storage)
    visit.note('7', at(90))
    expect(visit.before('7')).toEqual(at(100))
    expect(createLastSeen(storage).before('7')).toEqual(at(90))
  })

  it('measures a change on the first visit by what was seen a moment ago', () => {
    const visit = createLastSeen(storage)
    visit.note('7', at(100))
    visit.note('7', at(90))
    expect(visit.before('7')).toEqual(at(100))
  })

  it('is bounded, and the oldest go first', () => {
    const visit = createLastSeen(storage)
    for (let id = 0; id < 250; id++) visit.note(String(id), at(id))
    const next = createLastSeen(storage)
    expect([next.before('49'), next.before('50')]).toEqual([null, at(50)])
  })

  it.each(['{', '[["7",[1]]]', '[["7",["1",2,"on-sale"]]]', 'null'])(
    'is nothing when %s was stored',
    (text) => {
      kept.set('adbond-last-seen', text)
      expect(createLastSeen(storage).before('7')).toBeNull()
    },
  )

  it('works without any storage', () => {
    const visit = createLastSeen(undefined)
    visit.note('7', at(1))
    expect(visit.before('7')).toEqual(at(1))
  })
})
