// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import { copy } from './copy.ts'
import { TryAgain } from './notice.tsx'

it('the button of a translated page says that it tries again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(await wordsAfterPress(<TryAgain onPress={() => undefined} />)).toBe(copy.trying)
})
