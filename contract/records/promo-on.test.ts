import { describe, expect, it } from 'vitest'
import { promoOn } from './promo-on.ts'
import { schemas } from './schemas.ts'

const TODAY = '2026-11-25'

/** As the provider sends them. */
const running = (...promos: object[]) => {
  const read = schemas.package({ id: 7, name: 'Plot', promos })
  return promoOn(read.promos, TODAY)?.discount ?? null
}
const offer = (start: unknown, end: unknown, changes: object = {}) => ({
  ...{ discount: 10, active: true, start, end },
  ...changes,
})

describe('an offer runs', () => {
  it.each([
    ['within its days', offer('January 5, 2026', 'January 5, 2027'), 10],
    ['on its first day', offer('November 25, 2026', 'January 5, 2027'), 10],
    ['on its last day', offer('January 5, 2026', 'November 25, 2026'), 10],
    ['not after its last day', offer('January 5, 2026', 'November 24, 2026'), null],
    ['not before its first day', offer('November 26, 2026', 'January 5, 2027'), null],
    ['not after its last day as a database writes it', offer('2026-01-05', '2026-11-24'), null],
    ['not after the moment in which it ended', offer(null, '2026-11-24 23:59:59'), null],
    ['not before its first day as a database writes it', offer('2026-11-25T23:00:00.000000Z', null), null],
    ['on its last day as a database writes it', offer('2026-01-05 00:00:00', '2026-11-25 00:00:00'), 10],
    ['not with more than the whole price off', offer('', '', { discount: 500_000 }), null],
    ['without days', { discount: 10, active: true }, 10],
    ['with days that nobody can read', offer('soon', 'until paving starts'), 10],
    ['with days that are no text', offer(null, {}), 10],
    ['not when the office ended it', offer('January 5, 2026', 'January 5, 2027', { active: false }), null],
    ['not without a discount', offer('', '', { discount: 0 }), null],
  ])('%s', (_, promo, discount) => {
    expect(running(promo)).toBe(discount)
  })

  it('and the first of those that run counts', () => {
    const over = offer('January 5, 2026', 'November 24, 2026', { discount: 30 })
    expect(running(over, offer('', '', { discount: 15 }), offer('', '', { discount: 20 }))).toBe(15)
    expect(running()).toBeNull()
  })
})
