import { describe, expect, it } from 'vitest'
import { LARGEST, pinch, type View, WHOLE, zoomed } from './zoom.ts'

const MIDDLE = { x: 180, y: 300 }

describe('a drawing that is enlarged', () => {
  it.each<[string, View, number, View]>([
    ['the whole one, twice', WHOLE, 2, { scale: 2, left: 180, top: 300 }],
    ['a part of it, twice', { scale: 2, left: 100, top: 40 }, 2, { scale: 4, left: 380, top: 380 }],
    ['back to the whole', { scale: 2, left: 180, top: 300 }, 0.5, WHOLE],
    ['never smaller than the whole', WHOLE, 0.5, WHOLE],
  ])('%s', (_, before, factor, after) => {
    expect(zoomed(before, factor, MIDDLE)).toEqual(after)
  })

  it('never larger than its limit', () => {
    expect(zoomed(WHOLE, 100, MIDDLE).scale).toBe(LARGEST)
  })

  it('keeps under a finger what was there', () => {
    let view = WHOLE
    for (const factor of [1.3, 1.7, 0.8, 2.1]) {
      const before = (view.left + MIDDLE.x) / view.scale
      view = zoomed(view, factor, MIDDLE)
      expect((view.left + MIDDLE.x) / view.scale).toBeCloseTo(before, 9)
    }
  })
})

it('two fingers have a middle and a distance', () => {
  expect(pinch({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ middle: { x: 15, y: 20 }, distance: 50 })
})
