import { describe, expect, it } from 'vitest'
import { Schedule } from './schedule.ts'

/** A hundred a second; `sleep` is late by `stallMs` once. */
function hundred(stallMs = 0) {
  const clock = {
    time: 0,
    now: () => clock.time,
    sleep: async (ms: number) => {
      clock.time += ms + stallMs
      stallMs = 0
    },
  }
  return { clock, schedule: new Schedule(100, clock) }
}

describe('a schedule of requests', () => {
  it('times each from the moment it is due', async () => {
    const { clock, schedule } = hundred()
    expect([await schedule.turn(0, 0), await schedule.turn(1, 0), await schedule.turn(2, 12)]).toEqual([
      0, 10, 20,
    ])
    expect(clock.time).toBe(20)
  })

  it('leaves nobody out who was due while the server kept all connections', async () => {
    const { clock, schedule } = hundred()
    clock.time = 300
    expect([await schedule.turn(1, 300), await schedule.turn(2, 300)]).toEqual([10, 20])
    expect(schedule.lostMs).toBe(0)
    expect(schedule.waitsOfTheRest(28, 300)).toEqual([20, 10])
  })

  it('takes no stall of its own for the server’s, and makes no burst of it', async () => {
    const { clock, schedule } = hundred(300)
    expect([await schedule.turn(1, 0), await schedule.turn(2, 0)]).toEqual([310, 320])
    expect(clock.time).toBe(320)
    expect(schedule.lostMs).toBe(300)
  })

  it('counts the millisecond of a late timer as waiting, and that of an early one not', async () => {
    const { schedule } = hundred(1)
    expect([await schedule.turn(1, 0), schedule.lostMs]).toEqual([10, 0])
    const early = hundred(-0.5)
    expect([await early.schedule.turn(1, 0), early.schedule.lostMs]).toEqual([9.5, 0])
  })
})
