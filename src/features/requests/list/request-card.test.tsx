// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { actions } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { request } from '#src/features/requests/sample-request-for-tests.ts'
import { wordsAfter, wordsAfterPress } from '#src/ui/translated-for-tests.ts'
import { RequestCard } from './request-card.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const card = (change: Partial<RequestOnPhone>) => (
  <MemoryRouter>
    <RequestCard request={request(change)} isSaved isFolded isEditing={false} onEditing={() => undefined} />
  </MemoryRouter>
)
const HOUR_MS = 3_600_000

it.each<[string, Partial<RequestOnPhone>, Partial<RequestOnPhone>]>([
  ['is on its way by now', {}, { state: 'sending' }],
  ['waits for something else', {}, { waitingFor: 'server' }],
  [
    'is erased soon',
    { warnFrom: 0, expiresAt: Date.now() + 9.1 * HOUR_MS },
    { warnFrom: 0, expiresAt: Date.now() + 5.1 * HOUR_MS },
  ],
])('a translated card of a request that %s reads like a new one', async (_, before, after) => {
  expect(await wordsAfter(card(before), card(after))).toBe(await wordsAfter(card(after)))
})

it('the button of a translated card offers less once more is shown', async () => {
  const shown = await wordsAfterPress(card({}))
  expect(shown).toContain(`${actions.less}:`)
  expect(shown).not.toContain(actions.more)
})
