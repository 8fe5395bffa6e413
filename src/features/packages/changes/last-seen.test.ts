import { beforeEach, describe, expect, it } from 'vitest'
import { createLastSeen } from './last-seen.ts'
import type { Figures } from './package-changes.ts'

const at = (amount: number): Figures => ({ amount, left: 5, sale: 'on-sale' })
const DAY_1 = Date.parse('2026-11-01')
const DAY_2 = Date.parse('2026-11-02')
const DAY_3 = Date.parse('2026-11-03')

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
    expect(first.before('7', DAY_1)).toBeNull()
    first.note('7', at(100), DAY_1)
    expect(createLastSeen(storage).before('7', DAY_3)).toEqual(at(100))
  })

  it('stays the measure for the whole visit, so that a mark does not vanish under the eyes', () => {
    createLastSeen(storage).note('7', at(100), DAY_1)
    const visit = createLastSeen(storage)
    visit.note('7', at(90), DAY_3)
    expect(visit.before('7', DAY_3)).toEqual(at(100))
    expect(createLastSeen(storage).before('7', DAY_3)).toEqual(at(90))
  })

  it('measures a change on the first visit by what was seen a moment ago', () => {
    const visit = createLastSeen(storage)
    visit.note('7', at(100), DAY_1)
    visit.note('7', at(90), DAY_3)
    expect(visit.before('7', DAY_3)).toEqual(at(100))
  })

  it('is not measured by an older copy, which overwrites nothing either', () => {
    createLastSeen(storage).note('7', { ...at(100), sale: 'sold-out' }, DAY_3)
    const visit = createLastSeen(storage)
    visit.note('7', at(90), DAY_1)
    expect(visit.before('7', DAY_1)).toBeNull()
    expect(visit.before('7', DAY_3)).toMatchObject({ amount: 100, sale: 'sold-out' })
    expect(createLastSeen(storage).before('7', DAY_3)).toMatchObject({ amount: 100, sale: 'sold-out' })
  })

  it('is as new as the newest copy that said the same', () => {
    const visit = createLastSeen(storage)
    visit.note('7', at(100), DAY_1)
    visit.note('7', at(100), DAY_3)
    expect(createLastSeen(storage).before('7', DAY_2)).toBeNull()
  })

  it('is of no known day where an older version of the site kept it', () => {
    kept.set('adbond-last-seen', '[["7",[100,5,"on-sale"]]]')
    expect(createLastSeen(storage).before('7', DAY_1)).toEqual(at(100))
  })

  it('is of no known day where the clock ran ahead then', () => {
    createLastSeen(storage).note('7', at(100), Date.now() + 1_000_000)
    expect(createLastSeen(storage).before('7', Date.now())).toEqual(at(100))
  })

  it('is bounded, and the oldest go first', () => {
    const visit = createLastSeen(storage)
    for (let id = 0; id < 250; id++) visit.note(String(id), at(id), DAY_1)
    const next = createLastSeen(storage)
    expect([next.before('49', DAY_1), next.before('50', DAY_1)]).toEqual([null, at(50)])
  })

  it.each(['{', '[["7",[1]]]', '[["7",["1",2,"on-sale"]]]', 'null'])(
    'is nothing when %s was stored',
    (text) => {
      kept.set('adbond-last-seen', text)
      expect(createLastSeen(storage).before('7', DAY_1)).toBeNull()
    },
  )

  it('is forgotten by a visit under way once it was deleted, and does not come back', () => {
    createLastSeen(storage).note('7', at(100), DAY_1)
    const visit = createLastSeen(storage)
    visit.note('8', at(1), DAY_1)
    kept.clear()
    expect([visit.before('7', DAY_2), visit.before('8', DAY_2)]).toEqual([null, null])
    visit.note('9', at(2), DAY_1)
    const next = createLastSeen(storage)
    expect([next.before('7', DAY_2), next.before('8', DAY_2), next.before('9', DAY_2)]).toEqual([
      null,
      null,
      at(2),
    ])
  })

  it('does not come back from another tab that is still open, though something was seen after the deletion', () => {
    createLastSeen(storage).note('7', at(100), DAY_1)
    const other = createLastSeen(storage)
    const visit = createLastSeen(storage)
    kept.clear()
    visit.note('9', at(2), DAY_1)
    expect(other.before('7', DAY_2)).toBeNull()
    other.note('8', at(1), DAY_1)
    const next = createLastSeen(storage)
    expect(['7', '8', '9'].map((id) => next.before(id, DAY_2)?.amount)).toEqual([undefined, 1, 2])
  })

  it('of two tabs is what either of them saw', () => {
    const [visit, other] = [createLastSeen(storage), createLastSeen(storage)]
    visit.note('7', at(100), DAY_1)
    other.note('8', at(1), DAY_1)
    visit.note('9', at(2), DAY_1)
    const next = createLastSeen(storage)
    expect(['7', '8', '9'].map((id) => next.before(id, DAY_2)?.amount)).toEqual([100, 1, 2])
  })

  it('is the measure of a visit on a phone that takes no more', () => {
    const visit = createLastSeen({
      ...storage,
      setItem: () => {
        throw new DOMException('No room', 'QuotaExceededError')
      },
    })
    visit.note('7', at(1), DAY_1)
    expect(visit.before('7', DAY_1)).toEqual(at(1))
  })

  it('works without any storage', () => {
    const visit = createLastSeen(undefined)
    visit.note('7', at(1), DAY_1)
    expect(visit.before('7', DAY_1)).toEqual(at(1))
  })
})
