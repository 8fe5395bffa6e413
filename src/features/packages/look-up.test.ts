import { expect, test } from 'vitest'
import { ApiError } from '#src/api-client/errors.ts'
import { lookUpState } from './look-up.ts'
import { samplePackage } from './sample-package.test-data.ts'

const known = { pkg: samplePackage(), type: null, storedAt: 0 }
const asking = { error: null, isPending: true, isRefused: false }
const answered = { error: null, isPending: false, isRefused: false }
const refused = {
  error: new ApiError('refused', 'Package not found', 402),
  isPending: false,
  isRefused: true,
}
const offline = { error: new ApiError('offline', 'No connection'), isPending: false, isRefused: false }
const broken = { error: new ApiError('broken', 'HTML'), isPending: false, isRefused: false }
const all = (asked: typeof asking | typeof refused | typeof offline) => [asked, asked, asked]

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
