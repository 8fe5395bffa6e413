import { expect, it } from 'vitest'
import { connectionOfEntries } from './connection-of-entries.ts'

const entry = (change: Partial<Parameters<typeof connectionOfEntries>[0][number]>) => ({
  state: 'queued' as const,
  lastAttemptAt: 2_000,
  waitingFor: null,
  lastStatus: null,
  ...change,
})

it.each([
  ['nobody answered', [entry({ waitingFor: 'line' })], 'lost'],
  ['a sign-in page took it', [entry({ waitingFor: 'portal', lastStatus: 200 })], 'portal'],
  ['a redirect took it', [entry({ waitingFor: 'portal' })], 'portal'],
  ['the network asks for a login', [entry({ waitingFor: 'portal', lastStatus: 511 })], 'portal'],
  ['a host that knows no such page took it', [entry({ waitingFor: 'portal', lastStatus: 404 })], 'good'],
  ['it arrived', [entry({ state: 'delivered', lastStatus: 200 })], 'good'],
  ['it is in doubt: nobody answered', [entry({ state: 'unsure', waitingFor: 'line' })], 'lost'],
  ['the server asked for patience', [entry({ waitingFor: 'server', lastStatus: 503 })], 'good'],
  ['a full phone did not let it go', [entry({ waitingFor: 'room' })], null],
  ['it is still on its way', [entry({ state: 'sending' })], null],
  ['it was tried before this page', [entry({ lastAttemptAt: 900, waitingFor: 'line' })], null],
  ['it was never tried', [entry({ lastAttemptAt: null })], null],
  [
    'one failed and a later one arrived',
    [entry({ waitingFor: 'line' }), entry({ state: 'delivered', lastAttemptAt: 3_000, lastStatus: 200 })],
    'good',
  ],
] as const)('what sending says about the line: %s', (_, entries, line) => {
  expect(connectionOfEntries(entries, 1_000).line).toBe(line)
})

it('counts each attempt once', () => {
  const entries = [entry({ waitingFor: 'line' })]
  expect(connectionOfEntries(entries, connectionOfEntries(entries, 1_000).at).line).toBeNull()
})
