import { describe, expect, it } from 'vitest'
import { isPageMessage, isWorkerMessage } from './worker-messages.ts'

const plan = {
  subject: {
    kind: 'package',
    id: '7',
    title: 'Moniya Green 500',
    projectType: 'land',
    projectId: '4',
    packageIds: ['7'],
    address: '/projects/package/7',
  },
  reads: ['/packages/view/7'],
  pictures: ['/media/a.jpg?w=480'],
  since: 1,
  bytes: 40_000,
}

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
  { kind: 'network', line: 'fine', path: '/posts' },
  { kind: 'network', line: 'lost' },
  { kind: 'network', line: 'good', path: '/posts', askedAt: 'now' },
  { kind: 'keep-pack' },
  { kind: 'remove-pack' },
  { kind: 'pack', packId: 'package-7', state: 'flying', done: 0, total: 0, reason: null },
  { kind: 'fetched' },
  { kind: 'fetched', files: [{ name: '/a' }] },
]

describe('messages between page and worker', () => {
  it.each(NONSENSE.map((data) => [data]))('%j is ignored by both', (data) => {
    expect(isPageMessage(data) || isWorkerMessage(data)).toBe(false)
  })

  it.each([
    { kind: 'skip-waiting' },
    { kind: 'drain-outbox' },
    { kind: 'look-followed' },
    { kind: 'remember', urls: ['/a'] },
    { kind: 'keep-pack', plan },
    { kind: 'stop-pack', packId: 'package-7' },
    { kind: 'remove-pack', packId: 'package-7' },
    { kind: 'ask-fetched' },
  ])('%j is understood by the worker', (data) => {
    expect(isPageMessage(data)).toBe(true)
  })

  it.each([
    { kind: 'api-updated', path: '/posts' },
    { kind: 'network', line: 'lost', path: '/posts' },
    { kind: 'network', line: 'good', path: '/posts', askedAt: 1 },
    { kind: 'pack', packId: 'package-7', state: 'keeping', done: 3, total: 9, reason: null },
    { kind: 'fetched', files: [{ name: '/a', at: 1, transferSize: 2, encodedBodySize: 3 }] },
  ])('%j is understood by the page', (data) => {
    expect(isWorkerMessage(data)).toBe(true)
  })
})
