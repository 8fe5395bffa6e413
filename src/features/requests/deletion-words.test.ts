import { expect, test } from 'vitest'
import { deletionWords } from './deletion-words.ts'
import { request } from './sample-request.test-data.ts'

test.each([
  ['was not sent', { mayHaveArrived: false }, /cannot be brought back/],
  ['may have arrived', { mayHaveArrived: true }, /does not cancel it/],
  ['is a receipt', { state: 'delivered', mayHaveArrived: true }, /Only this receipt/],
] as const)('deleting what %s says what that means', (_, change, words) => {
  expect(deletionWords(request(change)).text).toMatch(words)
})
