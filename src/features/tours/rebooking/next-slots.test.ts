import { describe, expect, test } from 'vitest'
import { nextSlots, slotLabel } from './next-slots.ts'

const gone = { date: '2026-12-05', scheduleId: '7' }
const nine = (scheduleId = '7') => ({ scheduleId, time: '09:00' })

describe('the slots offered', () => {
  test('leave out the one that is gone, also where a saved copy still holds it', () => {
    const days = [
      { date: '2026-12-05', slots: [nine(), { scheduleId: '8', time: '14:00' }] },
      { date: '2026-12-12', slots: [nine()] },
    ]
    expect(nextSlots(days, gone)).toEqual([
      { date: '2026-12-05', scheduleId: '8', time: '14:00' },
      { date: '2026-12-12', scheduleId: '7', time: '09:00' },
    ])
  })

  test('are four at most', () => {
    const slots = ['1', '2', '3', '4', '5', '6'].map(nine)
    expect(nextSlots([{ date: '2026-12-12', slots }], gone)).toHaveLength(4)
  })

  test('can all be sent', () => {
    expect(nextSlots([{ date: '2026-12-12', slots: [nine('seven')] }], gone)).toEqual([])
  })

  test('are none when nothing is free', () => {
    expect(nextSlots([{ date: '2026-12-12', slots: [] }], gone)).toEqual([])
  })
})

test.each([
  ['Ibeju Country Home', 'Ibeju Country Home, Sat, Dec 12, 2026, 2:00 PM'],
  ['', 'Sat, Dec 12, 2026, 2:00 PM'],
])('a rebooked tour of "%s" is called "%s"', (name, label) => {
  expect(slotLabel(name, { date: '2026-12-12', scheduleId: '7', time: '14:00' })).toBe(label)
})
