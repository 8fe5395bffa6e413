import { expect, it } from 'vitest'
import { samplePackage } from '#src/features/packages/sample-package-for-tests.ts'
import { type Answer, type Look, lookOf, needsOwnRead } from './look.ts'

it.each<[string, Answer | null, boolean, boolean, boolean]>([
  ['no line is known', null, false, true, true],
  ['the list is awaited', 'waiting', false, false, false],
  ['the list has it', 'read', true, true, false],
  ['the list has it no more', 'read', false, true, true],
  ['no list, but a copy', 'failed', false, true, false],
  ['no list and no copy', 'failed', false, false, true],
])('asks for its own record: %s', (_, list, isListed, hasCopy, expected) => {
  expect(needsOwnRead(list, isListed, hasCopy)).toBe(expected)
})

const copy = { pkg: samplePackage(), type: 'land' as const, storedAt: 1 }

it.each<[string, boolean, Answer | null, Answer | null, Look['state']]>([
  ['a copy from a list', true, 'read', null, 'known'],
  ['a copy, and nothing can be read', true, 'failed', 'failed', 'known'],
  ['a refusal, whatever copy there is', true, 'read', 'refused', 'gone'],
  ['nothing yet', false, 'waiting', null, 'waiting'],
  ['the list has it no more, its record is awaited', false, 'read', 'waiting', 'waiting'],
  ['offline without a copy', false, 'offline', 'offline', 'unread'],
  ['a link in a fresh phone', false, null, 'waiting', 'waiting'],
])('%s', (_, hasCopy, list, own, state) => {
  expect(lookOf(hasCopy ? copy : null, list, own).state).toBe(state)
})

it('says why nothing is known by the last read that was tried', () => {
  expect(lookOf(null, 'offline', 'failed')).toEqual({ state: 'unread', known: null, why: 'failed' })
})
