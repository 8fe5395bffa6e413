import { expect, test } from 'vitest'
import { fieldNoteIds } from './field-notes.tsx'

test.each([
  [{ error: undefined, help: undefined }, undefined],
  [{ error: undefined, help: 'With country code' }, 'phone-help'],
  [{ error: 'Too short', help: undefined }, 'phone-error'],
  [{ error: 'Too short', help: 'With country code' }, 'phone-help phone-error'],
  [{ error: '', help: '' }, undefined],
])('a field with %o is described by %s', (notes, ids) => {
  expect(fieldNoteIds('phone', notes)).toBe(ids)
})
