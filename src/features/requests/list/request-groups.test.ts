import { expect, test } from 'vitest'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { requestGroups } from './request-groups.ts'

test.each<[RequestOnPhone['state'], string]>([
  ['queued', 'waiting'],
  ['sending', 'waiting'],
  ['refused', 'needsYou'],
  ['unsure', 'needsYou'],
  ['expired', 'needsYou'],
  ['delivered', 'done'],
  ['already-received', 'done'],
])('a request that is %s stands under %s', (state, group) => {
  const filled = Object.entries(requestGroups([request({ state })])).filter(([, all]) => all.length > 0)
  expect(filled.map(([name]) => name)).toEqual([group])
})

test('the newest stays first within its group', () => {
  const { waiting } = requestGroups([request({ id: 'new' }), request({ id: 'old' })])
  expect(waiting.map(({ id }) => id)).toEqual(['new', 'old'])
})
