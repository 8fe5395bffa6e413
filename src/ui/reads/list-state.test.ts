import { expect, test } from 'vitest'
import { ApiError } from '#src/api-client/errors.ts'
import { listStateOf } from './list-state.ts'

const offline = new ApiError('offline', 'No connection')
const silent = new ApiError('silent', 'No answer')
const portal = new ApiError('portal', 'A sign-in page', 200)
const broken = new ApiError('broken', 'Bad answer', 500)
const isEmpty = (list: string[]) => list.length === 0

test.each([
  ['nothing yet', { data: undefined, error: null, fetchStatus: 'fetching' }, 'loading'],
  ['entries', { data: ['plot'], error: null, fetchStatus: 'idle' }, 'loaded'],
  ['no entries', { data: [], error: null, fetchStatus: 'idle' }, 'empty'],
  ['old entries and no network', { data: ['plot'], error: offline, fetchStatus: 'idle' }, 'loaded'],
  ['old entries and a fault', { data: ['plot'], error: broken, fetchStatus: 'idle' }, 'loaded'],
  ['an old empty list and a fault', { data: [], error: broken, fetchStatus: 'idle' }, 'empty'],
  ['no network', { data: undefined, error: offline, fetchStatus: 'idle' }, 'offline'],
  ['nobody who answers', { data: undefined, error: silent, fetchStatus: 'idle' }, 'silent'],
  ['nobody who answers, asked again', { data: undefined, error: silent, fetchStatus: 'fetching' }, 'silent'],
  ['a sign-in page', { data: undefined, error: portal, fetchStatus: 'idle' }, 'portal'],
  ['old entries and nobody who answers', { data: ['plot'], error: silent, fetchStatus: 'idle' }, 'loaded'],
  ['a retry that waits for a network', { data: undefined, error: null, fetchStatus: 'paused' }, 'offline'],
  ['a fault', { data: undefined, error: broken, fetchStatus: 'idle' }, 'failed'],
  ['an unknown fault', { data: undefined, error: new Error('?'), fetchStatus: 'idle' }, 'failed'],
] as const)('a list with %s is %s', (_, { data, error, fetchStatus }, state) => {
  expect(listStateOf({ data: data && [...data], error, fetchStatus }, isEmpty)).toBe(state)
})
