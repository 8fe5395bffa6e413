import { icons as phosphor } from '@iconify-json/ph'
import { describe, expect, it } from 'vitest'
import { inWholeUnits, movedTo } from './whole-units.ts'

describe('a path in whole units', () => {
  it.each([
    ['M1.4 2.6h3.2v-1.9z', 'm1 3h4v-2z'],
    ['M10 10l.4.4l.4.4l.4.4', 'm10 10l0 0l1 1l0 0'],
    ['M0 0a8 8 0 01.6 8.6', 'm0 0a8 8 0 0 1 1 9'],
    ['m1 1 2 2zm4 4h1', 'm1 1l2 2zm4 4h1'],
    ['M4 4C5 5 6 6 7.6 8s1 1 2 2q1 1 2 2t2 2', 'm4 4c1 1 2 2 4 4s1 1 2 2q1 1 2 2t2 2'],
    ['M3 3H9.5V1', 'm3 3h7v-2'],
  ])('%s is %s', (path, rounded) => expect(inWholeUnits(path)).toBe(rounded))

  it('leaves a path of whole numbers where it is', () => {
    const once = inWholeUnits(phosphor.icons['house-line']?.body.match(/ d="([^"]+)"/)?.[1] ?? '')
    expect(once).toMatch(/^m\d/)
    expect(inWholeUnits(once)).toBe(once)
  })

  it.each([
    ['m1 3h4v-2z', 'M257 515h4v-2z'],
    ['m-1-3h4zm9 9h1z', 'M255 509h4zm9 9h1z'],
  ])('%s can stand elsewhere', (path, moved) => expect(movedTo(path, 256, 512)).toBe(moved))
})
