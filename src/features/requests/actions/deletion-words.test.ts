import { expect, test } from 'vitest'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { deletionWords } from './deletion-words.ts'

test.each([
  ['was not sent', { mayHaveArrived: false }, /cannot be brought back/],
  ['may have arrived', { mayHaveArrived: true }, /does not cancel it/],
  ['is a receipt', { state: 'delivered', mayHaveArrived: true }, /Only this receipt/],
  // A server that refuses has been sent it.
  ['was refused', { state: 'refused', mayHaveArrived: false }, /^It has not gone through\. Once deleted/],
] as const)('deleting what %s says what that means', (_, change, words) => {
  expect(deletionWords(request(change)).text).toMatch(words)
})
