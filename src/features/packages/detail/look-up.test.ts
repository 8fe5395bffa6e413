import { expect, test } from 'vitest'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { ApiError } from '#src/api-client/errors.ts'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { lookUpState, soldAs } from './look-up.ts'

const known = { pkg: samplePackage(), type: null, storedAt: 0 }
const asking = { error: null, isPending: true }
const answered = { error: null, isPending: false }
const refused = { error: new ApiError('refused', 'Package not found', 402), isPending: false }
const offline = { error: new ApiError('offline', 'No connection'), isPending: false }
const silent = { error: new ApiError('silent', 'No answer'), isPending: false }
const retried = { ...silent, isPending: true }
const broken = { error: new ApiError('broken', 'HTML'), isPending: false }
const all = (asked: { error: ApiError | null; isPending: boolean }) => [asked, asked, asked]

test.each([
  ['any copy is enough, whatever the network says', known, offline, all(offline), 'found'],
  ['it waits for the package', null, asking, all(asking), 'loading'],
  ['refused, it waits for the lists', null, refused, [answered, asking, answered], 'loading'],
  ['refused and in no list, nobody knows it', null, refused, all(answered), 'unknown'],
  ['refused, but the lists are out of reach', null, refused, all(offline), 'offline'],
  ['refused, but a list makes no sense', null, refused, [answered, broken, answered], 'failed'],
  ['no network', null, offline, all(offline), 'offline'],
  ['no network for the package alone', null, offline, all(answered), 'offline'],
  ['a fault is never taken for unknown', null, broken, all(answered), 'failed'],
] as const)('%s', (_, copy, view, lists, expected) => {
  expect(lookUpState(copy, view, lists).state).toBe(expected)
})

test.each([
  ['the lists are still asked', retried, all(asking), 'silent'],
  ['one list is still asked', silent, [silent, asking, silent], 'silent'],
  ['the package itself is still asked', asking, all(asking), 'loading'],
  ['a refusal alone says nothing yet', refused, all(asking), 'loading'],
] as const)('a long look tells what is known although %s', (_, view, lists, expected) => {
  expect(lookUpState(null, view, lists).state).toBe('loading')
  expect(lookUpState(null, view, lists, true).state).toBe(expected)
})

const listed = (storedAt: number, pages = 1) => ({ storedAt, value: { data: [], pages } })
const read = { ...known, storedAt: 2 }

test.each<[string, boolean, Parameters<typeof soldAs>[2], boolean, ProjectTypeSlug?]>([
  ['that the provider does not refuse is sold', false, [listed(3), listed(3), listed(3)], true],
  ['older than all lists, which lack it, is not sold', true, [listed(3), listed(4), listed(5)], false],
  ['that a list has brought is sold', true, [listed(2), listed(3), listed(3)], true],
  [
    'is sold while a list is older, as the worker first gives it',
    true,
    [listed(1), listed(3), listed(3)],
    true,
  ],
  ['is sold while a list is awaited', true, [listed(3), undefined, listed(3)], true],
  [
    'is sold where a list has pages that were not asked for',
    true,
    [listed(3, 2), listed(3), listed(3)],
    true,
  ],
  ['of a line whose list lacks it is not sold', true, [listed(3, 2), undefined, listed(3)], false, 'home'],
  ['of a line whose list is long is sold', true, [listed(3), listed(3), listed(3, 2)], true, 'home'],
])('a copy %s', (_, isRefused, lists, isSold, type) => {
  const copy = { ...read, type: type ?? null }
  expect(soldAs(copy, isRefused, lists).pkg).toEqual({ ...copy.pkg, active: isSold })
})
