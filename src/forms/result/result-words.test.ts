import { expect, test } from 'vitest'
import { copy } from '#src/forms/copy.ts'
import { resultWords } from './result-words.ts'
import type { SubmissionResult } from './submission-result.ts'
import { unsure as nothingKnown } from './unsure-for-tests.ts'

const words = {
  delivered: 'Taken.',
  queued: 'Waits for a line.',
  inMemory: 'On no disk.',
  unsure: 'Perhaps.',
  stillUnsure: 'Still perhaps.',
  failed: 'Failed.',
}
const full = { words, repeatsServer: true, successMs: 5_000 }
const queued = { id: 'a', outcome: 'queued', isSaved: true, waitingFor: null } as const
const unsure = { ...nothingKnown, message: 'Fault.' }
const refused = { id: 'a', outcome: 'refused', message: 'Full.', fieldErrors: {}, why: null } as const

test.each<[SubmissionResult, string, string, string]>([
  [{ id: 'a', outcome: 'delivered' }, 'success', 'Taken.', 'Taken.'],
  [queued, 'info', 'Waits for a line.', 'Waits for a line.'],
  [{ ...queued, waitingFor: 'server' }, 'info', copy.waitsForServer, copy.waitsForServer],
  [{ ...queued, waitingFor: 'portal' }, 'info', copy.waitsForPortal, copy.waitsForPortal],
  [{ ...queued, isSaved: false, waitingFor: 'server' }, 'info', 'On no disk.', 'On no disk.'],
  [unsure, 'warning', 'Perhaps.', 'Perhaps.'],
  [{ ...unsure, isAnswered: true, isRepeat: true }, 'warning', 'Still perhaps.', 'Still perhaps.'],
  [{ ...unsure, isRepeat: true, isOnItsWay: true }, 'warning', copy.onItsWay, copy.onItsWay],
  [{ ...unsure, isAnswered: true }, 'error', 'Failed.', 'Fault.'],
  [{ id: 'a', outcome: 'overtaken' }, 'warning', copy.overtaken, copy.overtaken],
  [refused, 'error', 'Failed.', 'Full.'],
  [{ ...refused, message: null }, 'error', 'Failed.', 'Failed.'],
  [{ ...refused, message: null, why: 'in-doubt' }, 'warning', 'Perhaps.', 'Perhaps.'],
  [{ ...refused, why: 'in-doubt' }, 'error', 'Failed.', 'Full.'],
])('%j is told as %s', (result, kind, text, fullText) => {
  expect(resultWords(result, { words })).toEqual({ kind, text })
  expect(resultWords(result, full)).toMatchObject({ kind, text: fullText })
})

test('only success stays on the screen for its own time', () => {
  expect(resultWords({ id: 'a', outcome: 'delivered' }, full)?.durationMs).toBe(5_000)
  expect(resultWords(refused, full)).not.toHaveProperty('durationMs')
})

test('of what the person erased meanwhile nothing is said to be saved, or anything else', () => {
  expect(resultWords({ id: 'a', outcome: 'erased' }, full)).toBeNull()
})
