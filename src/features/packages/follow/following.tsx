/** Follows a search and tells what is new: for who follows some, for who stays, and for a press (use-following.ts). */
import type { StateNames } from '#src/features/packages/find/rules/criteria-labels.ts'
import type { Criteria } from '#src/features/packages/find/rules/find-criteria.ts'
import { queryOf } from '#src/features/packages/find/rules/query-of.ts'
import { askForDaily } from './daily-look.ts'
import { followCopy as words } from './follow-copy.ts'
import { followSearch, type ListsOnScreen, labelOf, stopFollowing } from './follow-search.ts'
import { followedList } from './followed-list.ts'
import { NewsPanel } from './news-panel.tsx'
import { useOpenedNews } from './use-opened-news.ts'

export const followed = followedList

/** Follows the search, or ends that, and what to say of it. */
export async function pressFollow(
  isFollowed: boolean,
  criteria: Criteria,
  names: StateNames,
  lists: ListsOnScreen | null,
): Promise<{ hasFailed: boolean; said: string }> {
  const problem = isFollowed
    ? await stopFollowing(queryOf(criteria))
    : await followSearch(criteria, labelOf(criteria, names), lists)
  if (problem) return { hasFailed: true, said: isFollowed ? words.endFailed : words.problem[problem] }
  return { hasFailed: false, said: isFollowed ? words.ended : words.told.unsupported }
}

/** Asks how the person may be told; null where nobody answered. */
export async function toldHow(): Promise<string | null> {
  const telling = await askForDaily()
  return telling === 'possible' ? null : words.told[telling]
}

export function OpenedNews({ query }: { query: string }) {
  return <NewsPanel news={useOpenedNews(query)} />
}
