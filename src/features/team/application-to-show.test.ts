import { describe, expect, test } from 'vitest'
import { applicationToShow } from './application-to-show.ts'
import type { ApplicationOnPhone } from './mutations.ts'

const now = Date.UTC(2026, 10, 20, 12)
const minutesAgo = (minutes: number) => now - minutes * 60_000

const application = (change: Partial<ApplicationOnPhone>): ApplicationOnPhone => ({
  id: 'a',
  state: 'queued',
  attempts: 1,
  settledAt: null,
  isSaved: true,
  waitsForServer: false,
  ...change,
})

const quiet = { now, isSending: false, inForm: null }

describe('the panel above the form', () => {
  test.each<[string, Partial<ApplicationOnPhone>, Partial<typeof quiet> | { inForm: string }, boolean]>([
    ['shows what waits', { state: 'queued' }, {}, true],
    ['shows what nobody is sure of', { state: 'unsure' }, {}, true],
    ['shows what turned out to be a repeat', { state: 'already-received' }, {}, true],
    ['shows what was refused while the form was closed', { state: 'refused' }, {}, true],
    ['leaves a refused one to the form that still holds it', { state: 'refused' }, { inForm: 'a' }, false],
    [
      'shows what nobody is sure of beside the form that holds it',
      { state: 'unsure' },
      { inForm: 'a' },
      true,
    ],
    ['shows what ran out of time', { state: 'expired' }, {}, true],
    ['leaves the first attempt to the form that sends it', { state: 'sending' }, { isSending: true }, false],
    ['shows what is being sent in the background', { state: 'sending' }, {}, true],
    ['shows what was sent a moment ago', { state: 'delivered', settledAt: minutesAgo(5) }, {}, true],
    ['forgets it after an hour', { state: 'delivered', settledAt: minutesAgo(61) }, {}, false],
  ])('%s', (_, change, options, isShown) => {
    expect(applicationToShow([application(change)], { ...quiet, ...options }) !== null).toBe(isShown)
  })

  test('speaks of the newest that needs a word', () => {
    const list = [application({ id: 'new', state: 'delivered' }), application({ id: 'old' })]
    expect(applicationToShow(list, quiet)?.id).toBe('old')
  })
})
