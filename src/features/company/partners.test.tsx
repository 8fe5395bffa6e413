// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import { partnership as words } from './copy.ts'
import { Partners } from './partners.tsx'

it('the button of a translated page says that the strip can go on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(await wordsAfterPress(<Partners />)).toContain(`${words.note}${words.play}`)
})
