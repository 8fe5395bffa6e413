// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { toast } from '#src/ui/toast.ts'
import { MAX_SAVED, shortlist } from './kept/shortlist.ts'
import type { ShortlistEntry } from './kept/shortlist-entry.ts'
import { saveOrTell } from './save-or-tell.ts'
import { heart as words } from './shortlist-copy.ts'

test.each([
  ['kept', []],
  ['full', [words.full(MAX_SAVED)]],
  ['refused', [words.refused]],
] as const)('what the phone answers to a package is told if it was not taken: %s', (answer, told) => {
  vi.spyOn(shortlist, 'save').mockReturnValue(answer)
  const warned = vi.spyOn(toast, 'warning').mockReset().mockReturnValue()
  expect(saveOrTell({} as ShortlistEntry)).toBe(answer === 'kept')
  expect(warned.mock.calls.flat()).toEqual(told)
})
