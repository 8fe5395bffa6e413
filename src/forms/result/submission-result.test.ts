import { expect, test } from 'vitest'
import { type Sent, submissionResult } from './submission-result.ts'

const entry = { id: 'a', message: null, fieldErrors: {}, waitingFor: null, lastStatus: null, state: 'unsure' }
const sent = (outcome: Sent['outcome'], change: Partial<Sent['entry']> = {}): Sent => ({
  outcome,
  entry: { ...entry, ...change },
  isStanding: false,
  how: 'claimed',
  problem: null,
})

test.each<[string, Sent, object]>([
  ['taken', sent('delivered'), { outcome: 'delivered' }],
  ['came after what it corrects', sent('overtaken'), { outcome: 'overtaken' }],
  ['erased meanwhile', sent('erased'), { outcome: 'erased' }],
  [
    'waits for a line',
    sent('queued', { waitingFor: 'line' }),
    { outcome: 'queued', isSaved: true, waitingFor: 'line' },
  ],
  ['waits for the server', sent('queued', { waitingFor: 'server' }), { isSaved: true, waitingFor: 'server' }],
  ['is on no disk', { ...sent('queued'), problem: 'full' }, { isSaved: false }],
  ['no answer', sent('unsure'), { outcome: 'unsure', isAnswered: false, isRepeat: false }],
  ['a fault', sent('unsure', { lastStatus: 500, message: 'x' }), { isAnswered: true, message: 'x' }],
  ['a success that proves nothing', sent('unsure', { lastStatus: 200, message: 'x' }), { isAnswered: false }],
  [
    'in doubt before',
    { ...sent('unsure'), isStanding: true },
    { isRepeat: true, isOther: false, isOnItsWay: false },
  ],
  ['on its way before', { ...sent('unsure', { state: 'sending' }), isStanding: true }, { isOnItsWay: true }],
  ['in the queue before', { ...sent('unsure', { state: 'queued' }), isStanding: true }, { isOnItsWay: true }],
  ['beside another', { ...sent('unsure'), isStanding: true, how: 'beside' }, { isOther: true }],
  [
    'refused',
    sent('refused', { fieldErrors: { email: 'No.' } }),
    { outcome: 'refused', fieldErrors: { email: 'No.' }, why: 'gone' },
  ],
])('%s', (_, answer, expected) => {
  expect(submissionResult(answer, 'gone')).toMatchObject({ id: 'a', ...expected })
})
