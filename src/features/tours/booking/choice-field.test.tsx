// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ChoiceList } from './choice-list.ts'

const field = (state: ChoiceList['state']) => (
  <ChoiceField
    step="date"
    value={null}
    list={{ state, options: [{ value: '1', label: 'Today' }], storedAt: null, retry: () => undefined }}
    error={undefined}
    onChange={() => undefined}
  />
)

it('a translated field says what its list has come to', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(await wordsAfter(field('failed'), field('over'))).toBe(await wordsAfter(field('over')))
})
