// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  countVisit,
  engagementOf,
  mayOfferInstall,
  noteAnswer,
  notePackageSeen,
  readEngagement,
} from './engagement.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1_800_000_000_000
const curious = { visits: 1, packagesSeen: 0, secondsHere: 60, declinedAt: [] as number[], now: NOW }

describe('whether the installation is offered', () => {
  it.each([
    ['on the first page of the first visit', {}, false],
    ['after two packages', { packagesSeen: 2 }, true],
    ['after two packages in a hurry', { packagesSeen: 2, secondsHere: 12 }, false],
    ['on the second visit', { visits: 2 }, true],
    ['on the second visit, at once', { visits: 2, secondsHere: 0 }, false],
    ['after "not now" yesterday', { visits: 5, declinedAt: [NOW - DAY] }, false],
    ['after "not now" 29 days ago', { visits: 5, declinedAt: [NOW - 29 * DAY] }, false],
    ['after "not now" 30 days ago', { visits: 5, declinedAt: [NOW - 30 * DAY] }, true],
    [
      'after two times "not now", ever',
      { visits: 50, declinedAt: [NOW - 900 * DAY, NOW - 400 * DAY] },
      false,
    ],
    ['by a clock that went back', { visits: 5, declinedAt: [NOW + 400 * DAY] }, false],
  ])('%s: %s', (_, change, may) => {
    expect(mayOfferInstall({ ...curious, ...change })).toBe(may)
  })
})

describe('what the phone remembers', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('counts a visit once for each tab', () => {
    countVisit()
    expect(countVisit().visits).toBe(1)
    sessionStorage.clear() // another day
    expect(countVisit().visits).toBe(2)
  })

  it('counts different packages, over page loads', () => {
    notePackageSeen('/projects/package/101')
    expect(notePackageSeen('/projects/package/101')).toBe(1)
    expect(notePackageSeen('/projects/package/102')).toBe(2)
  })

  it('keeps every answer', () => {
    noteAnswer(1)
    noteAnswer(2)
    expect(readEngagement().declinedAt).toEqual([1, 2])
  })

  it.each([null, 'x', [], { visits: 'many' }, { visits: -3, declinedAt: 'never' }])(
    'reads %j as nothing',
    (stored) => {
      expect(engagementOf(stored)).toEqual({ visits: 0, declinedAt: [] })
    },
  )
})
