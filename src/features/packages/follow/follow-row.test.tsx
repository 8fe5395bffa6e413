// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { type Criteria, NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { followCopy as words } from './follow-copy.ts'
import { FollowRow } from './follow-row.tsx'

const searches = vi.hoisted(() => [{ query: '' }])
vi.mock('./followed-list.ts', () => ({
  followedList: { get: () => searches, subscribe: () => () => undefined },
}))

const row = (criteria: Criteria) => (
  <MemoryRouter>
    <FollowRow criteria={criteria} names={new Map()} lists={null} />
  </MemoryRouter>
)

it('the button of a translated page says whether the search that is asked now is followed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const followed = row(NO_CRITERIA)
  const other = row({ ...NO_CRITERIA, tours: true })
  expect(await wordsAfter(other, followed)).toBe(words.stop + words.all(1))
  expect(await wordsAfter(followed, other)).toBe(words.follow + words.all(1))
})
