import { describe, expect, test } from 'vitest'
import { needsWord } from './needs-word.ts'

const now = Date.UTC(2026, 10, 20, 12)
const minutesAgo = (minutes: number) => now - minutes * 60_000

type OnPhone = Parameters<typeof needsWord>[0]
const standing: OnPhone = { id: 'a', state: 'queued', attempts: 1, settledAt: null, mayHaveArrived: false }
const gone = { date: '2026-12-05' }

const quiet = { now, isSentHere: false, inForm: null }

describe('the panel above the form', () => {
  test.each<[string, Partial<OnPhone>, Partial<typeof quiet> | { inForm: string }, boolean]>([
    ['shows what waits', { state: 'queued' }, {}, true],
    ['shows what nobody is sure of', { state: 'unsure' }, {}, true],
    ['shows it beside the form that holds it', { state: 'unsure' }, { inForm: 'a' }, true],
    [
      'shows what turned out to be a repeat',
      { state: 'already-received', settledAt: minutesAgo(5) },
      {},
      true,
    ],
    ['forgets that too', { state: 'already-received', settledAt: minutesAgo(61) }, {}, false],
    ['shows what was refused while the form was closed', { state: 'refused' }, {}, true],
    [
      'shows that another tab sends the one in the form',
      { state: 'sending', attempts: 2 },
      { inForm: 'a' },
      true,
    ],
    [
      'shows that the one in the form arrived from another tab',
      { state: 'delivered', settledAt: minutesAgo(1) },
      { inForm: 'a' },
      true,
    ],
    ['leaves a refused one to the form that still holds it', { state: 'refused' }, { inForm: 'a' }, false],
    [
      'shows a refused one that may have arrived, also beside the form that holds it',
      { state: 'refused', mayHaveArrived: true },
      { inForm: 'a' },
      true,
    ],
    ['offers other dates for one whose slot is gone', { state: 'refused', gone }, { inForm: 'a' }, true],
    ['shows what ran out of time', { state: 'expired' }, {}, true],
    ['shows what is being sent in the background', { state: 'sending', attempts: 1 }, {}, true],
    ['leaves the first attempt to the form that sends it', { state: 'sending' }, { isSentHere: true }, false],
    [
      'shows another one that is being sent meanwhile',
      { state: 'sending', attempts: 2 },
      { isSentHere: true },
      true,
    ],
    ['shows what was sent a moment ago', { state: 'delivered', settledAt: minutesAgo(5) }, {}, true],
    ['forgets it after an hour', { state: 'delivered', settledAt: minutesAgo(61) }, {}, false],
  ])('%s', (_, change, options, isShown) => {
    expect(needsWord({ ...standing, ...change }, { ...quiet, ...options })).toBe(isShown)
  })
})
