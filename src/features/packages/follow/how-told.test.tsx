// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { sampleSearch } from '#follow/sample-search-for-tests.ts'
import { wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import { followCopy as words } from './follow-copy.ts'
import { HowTold } from './how-told.tsx'

it('the button of a translated page says that it looks', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const look = () => new Promise<void>(() => undefined)
  expect(await wordsAfterPress(<HowTold searches={[sampleSearch()]} look={look} />)).toContain(words.looking)
})
