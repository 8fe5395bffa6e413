import { describe, expect, it } from 'vitest'
import { offeredDates } from './offered-dates.ts'

const FRIDAY = '2026-11-20'
const rule = { cancelled: false, recurrentDay: null, availableDate: null }

describe('the dates a tour offers', () => {
  it('is its own day while that is not over', () => {
    expect(offeredDates({ ...rule, availableDate: '2026-12-03' }, FRIDAY)).toEqual(['2026-12-03'])
    expect(offeredDates({ ...rule, availableDate: FRIDAY }, FRIDAY)).toEqual([FRIDAY])
    expect(offeredDates({ ...rule, availableDate: '2026-11-19' }, FRIDAY)).toEqual([])
  })

  it('are the matching weekdays of the coming month, today included', () => {
    expect(offeredDates({ ...rule, recurrentDay: 'Friday' }, FRIDAY)).toEqual([
      '2026-11-20',
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
    ])
  })

  it('are all days of the coming month for a daily tour', () => {
    const days = offeredDates({ ...rule, recurrentDay: 'All' }, FRIDAY)
    expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-11-20', '2026-12-20'])
  })

  it('are none once the tour is cancelled', () => {
    expect(offeredDates({ ...rule, recurrentDay: 'All', cancelled: true }, FRIDAY)).toEqual([])
  })
})
