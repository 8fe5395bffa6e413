import { describe, expect, it } from 'vitest'
import { dragged, facing, nearer, pointed, STRAIGHT_ON, turned, within } from './look.ts'

describe('looking around', () => {
  it.each([
    [190, -170],
    [-190, 170],
    [360, 0],
    [725, 5],
  ])('a turn to %d degrees is %d', (yaw, expected) => {
    expect(within({ ...STRAIGHT_ON, yaw }).yaw).toBeCloseTo(expected, 9)
  })

  it('ends above and below', () => {
    expect(turned(STRAIGHT_ON, 0, 200).pitch).toBe(85)
    expect(turned(STRAIGHT_ON, 0, -200).pitch).toBe(-85)
  })

  it('follows a finger: dragged across the whole frame, it turns by what was seen', () => {
    expect(dragged(STRAIGHT_ON, { x: -360, y: 0 }, 360).yaw).toBeCloseTo(90, 9)
    expect(dragged(STRAIGHT_ON, { x: 0, y: 180 }, 360).pitch).toBeCloseTo(45, 9)
  })

  it('comes nearer and goes back, within bounds', () => {
    expect(nearer(STRAIGHT_ON, 1.5).hfov).toBeCloseTo(60, 9)
    expect(nearer(STRAIGHT_ON, 9).hfov).toBe(40)
    expect(nearer(STRAIGHT_ON, 0.1).hfov).toBe(110)
  })
})

describe('a phone that is turned', () => {
  it.each([
    ['held upright, its top to the sky', { alpha: 0, beta: 90, gamma: 0 }, { yaw: 0, pitch: 0 }],
    ['turned a quarter to the left', { alpha: 90, beta: 90, gamma: 0 }, { yaw: -90, pitch: 0 }],
    ['flat on a table', { alpha: 0, beta: 0, gamma: 0 }, { pitch: -90 }],
    ['tilted back', { alpha: 0, beta: 120, gamma: 0 }, { yaw: 0, pitch: 30 }],
    ['held sideways', { alpha: 0, beta: 0, gamma: -90 }, { yaw: 90, pitch: 0 }],
  ])('%s', (_, angles, expected) => {
    const found = pointed(angles)
    for (const [name, angle] of Object.entries(expected))
      expect(found?.[name as 'yaw' | 'pitch']).toBeCloseTo(angle, 6)
  })

  it('without a sensor says nothing', () => {
    expect(pointed({ alpha: null, beta: null, gamma: null })).toBeNull()
  })
})

it.each([
  [0, 0],
  [44, 1],
  [-45, 7],
  [180, 4],
  [-180, 4],
])('%d degrees is direction %d of eight', (yaw, expected) => {
  expect(facing(yaw)).toBe(expected)
})
