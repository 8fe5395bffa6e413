import { describe, expect, test } from 'vitest'
import { schemas } from '#contract/records/schemas.ts'
import { ApiError, type ApiErrorKind } from '#src/api-client/errors.ts'
import { postState } from './post-state.ts'

const post = schemas.post({ id: 1, slug: 'how-to', topic: 'How to' })
const read = { value: post, storedAt: 2 }
const listed = { value: post, storedAt: 1 }
const asking = { data: undefined, error: null, fetchStatus: 'fetching' } as const
const failed = (kind: ApiErrorKind, status: number | null = null) =>
  ({ data: undefined, error: new ApiError(kind, '', status), fetchStatus: 'idle' }) as const

describe('the screen of a post', () => {
  test.each([
    ['loads', asking, null, { state: 'loading' }],
    ['shows the copy of a list meanwhile', asking, listed, { state: 'found', post, storedAt: 1 }],
    ['shows what was read', { ...asking, data: read }, listed, { state: 'found', post, storedAt: 2 }],
    [
      'keeps it when a later read fails',
      { ...failed('offline'), data: read },
      null,
      { state: 'found', post, storedAt: 2 },
    ],
    ['knows no such post', failed('refused'), null, { state: 'missing' }],
    ['believes the provider that it is gone', failed('refused'), listed, { state: 'missing' }],
    [
      'believes it also over what was read before',
      { ...failed('refused', 402), data: read },
      listed,
      { state: 'missing' },
    ],
    [
      'keeps it over another refusal, as of a gateway',
      { ...failed('refused', 400), data: read },
      listed,
      { state: 'found', post, storedAt: 2 },
    ],
    ['is offline', failed('offline'), null, { state: 'offline' }],
    [
      'is offline while the read waits for a network',
      { ...asking, fetchStatus: 'paused' },
      null,
      { state: 'offline' },
    ],
    ['shows the copy of a list offline', failed('offline'), listed, { state: 'found', post, storedAt: 1 }],
    ['cannot read the answer', failed('broken'), null, { state: 'failed' }],
    ['hears nobody', failed('silent'), null, { state: 'silent' }],
    ['meets a sign-in page', failed('portal'), null, { state: 'portal' }],
  ] as const)('%s', (_, query, copy, state) => {
    expect(postState(query, copy)).toEqual(state)
  })
})
