import { describe, expect, it } from 'vitest'
import { isPageMessage, isWorkerMessage } from './worker-messages.ts'

const NONSENSE = [
  null,
  undefined,
  'skip-waiting',
  7,
  [],
  {},
  { kind: 'eval' },
  { kind: 'remember' },
  { kind: 'remember', urls: [1] },
  { kind: 'api-updated' },
  { kind: 'network', line: 'fine' },
]

describe('messages between page and worker', () => {
  it.each(NONSENSE.map((data) => [data]))('%j is ignored by both', (data) => {
    expect(isPageMessage(data) || isWorkerMessage(data)).toBe(false)
  })

  it.each([{ kind: 'skip-waiting' }, { kind: 'drain-outbox' }, { kind: 'remember', urls: ['/a'] }])(
    '%j is understood by the worker',
    (data) => {
      expect(isPageMessage(data)).toBe(true)
    },
  )

  it.each([
    { kind: 'api-updated', path: '/posts' },
    { kind: 'network', line: 'lost' },
  ])('%j is understood by the page', (data) => {
    expect(isWorkerMessage(data)).toBe(true)
  })
})
