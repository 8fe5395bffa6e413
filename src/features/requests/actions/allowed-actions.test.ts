import { describe, expect, test } from 'vitest'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { type AllowedActions, allowedActions } from './allowed-actions.ts'

const gone = {
  tour: { projectType: 'land', projectId: '3', packageId: '14', packageName: 'Ibeju Country Home' },
  date: '2026-12-05',
  scheduleId: '7',
} as const

const names = (allowed: AllowedActions) =>
  Object.entries(allowed).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))

describe('what a person can do with a request', () => {
  test.each<[string, Partial<RequestOnPhone>, (keyof AllowedActions)[]]>([
    ['that waits', {}, ['send', 'edit', 'delete', 'otherWay']],
    [
      'that waits and may have arrived',
      { mayHaveArrived: true },
      ['send', 'edit', 'editNeedsConsent', 'delete', 'otherWay'],
    ],
    [
      'that waits and may have arrived, an application',
      { kind: 'team-application', mayHaveArrived: true },
      ['send', 'edit', 'delete', 'otherWay'],
    ],
    ['that is being sent', { state: 'sending' }, []],
    ['that was refused', { state: 'refused' }, ['send', 'edit', 'delete', 'otherWay']],
    ['whose slot is gone', { state: 'refused', gone, isDayGone: true }, ['delete', 'otherWay']],
    [
      'whose day is gone, of an older version',
      { state: 'refused', isDayGone: true },
      ['send', 'delete', 'otherWay'],
    ],
    [
      'for another API, where its numbers may be another tour',
      { state: 'refused', isElsewhere: true, isDayGone: true },
      ['delete', 'otherWay'],
    ],
    [
      'that may have arrived at another API',
      { state: 'unsure', isElsewhere: true, mayHaveArrived: true },
      ['delete', 'otherWay'],
    ],
    [
      'for another API, an application',
      { kind: 'team-application', state: 'refused', isElsewhere: true },
      ['send', 'edit', 'delete', 'otherWay'],
    ],
    ['that was refused and erased', { state: 'refused', details: null }, ['delete']],
    [
      'that only a firewall refused',
      { state: 'refused', mayHaveArrived: true },
      ['send', 'sendNeedsConsent', 'edit', 'editNeedsConsent', 'delete', 'otherWay'],
    ],
    [
      'of which nobody is sure',
      { state: 'unsure', mayHaveArrived: true },
      ['send', 'sendNeedsConsent', 'edit', 'editNeedsConsent', 'delete', 'otherWay'],
    ],
    [
      'of which nobody is sure, an application',
      { state: 'unsure', kind: 'team-application', mayHaveArrived: true },
      ['send', 'edit', 'delete', 'otherWay'],
    ],
    ['that arrived', { state: 'delivered', details: null }, ['delete']],
    ['that had arrived before', { state: 'already-received' }, ['delete']],
    ['whose time ran out', { state: 'expired', details: null }, ['delete']],
  ])('%s', (_, change, expected) => {
    expect(names(allowedActions(request(change))).sort()).toEqual([...expected].sort())
  })
})
