import { expect, test } from 'vitest'
import type { SubmissionResult } from '#src/forms/result/submission-result.ts'
import { unsure } from '#src/forms/result/unsure-for-tests.ts'
import { type FormAfter, formAfter } from './form-after.ts'

const queued = { id: 'a', outcome: 'queued', isSaved: true, waitingFor: null } as const
const refused = { id: 'a', outcome: 'refused', message: null, fieldErrors: {}, why: null } as const

test.each<[string, SubmissionResult, FormAfter]>([
  ['it was taken', { id: 'a', outcome: 'delivered' }, 'done'],
  ['it waits for a line', queued, 'done'],
  ['it was erased meanwhile', { id: 'a', outcome: 'erased' }, 'done'],
  ['no answer came', unsure, 'done'],
  ['the server told of a fault', { ...unsure, isAnswered: true }, 'kept'],
  ['it was in doubt already, and was not sent again', { ...unsure, isRepeat: true }, 'kept'],
  ['what it corrects had arrived', { id: 'a', outcome: 'overtaken' }, 'kept'],
  ['it was refused', refused, 'refused'],
])('%s: the form is %3$s, and somebody else’s words stay', (_, result, after) => {
  expect(formAfter(result, true)).toBe(after)
  expect(formAfter(result, false)).toBe('others')
})
