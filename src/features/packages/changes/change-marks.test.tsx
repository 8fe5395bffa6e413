// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { ChangeMarks } from './change-marks.tsx'

it('a translated mark reads like a new one after its figure has changed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const marks = (by: number) => <ChangeMarks changes={[{ kind: 'fewer-left', by }]} />
  expect(await wordsAfter(marks(1), marks(7))).toBe(await wordsAfter(marks(7)))
})
