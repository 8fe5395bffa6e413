/** Followed searches (decision 144): a look at the provider's lists, and one notification of what is new. */
import { withBase } from '#contract/base-path.ts'
import { endpoints, PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { DATA_SAVER_MARK } from '#contract/messages/offline-bundle.ts'
import { openEnvelope, parseOne } from '#contract/records/envelope.ts'
import { projectPageSchema } from '#contract/records/project.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { followedAddress } from '#follow/address.ts'
import { notice as words } from '#follow/copy.ts'
import type { FollowedSearch } from '#follow/followed-search.ts'
import { lookAtFollowed } from '#follow/look.ts'
import { followedSearches, takeUntold } from '#follow/store.ts'
import { FOLLOW_TAG } from '#follow/tag.ts'
import { BADGE, ICON } from '#outbox/notice.ts'
import { readAnew } from '../caches/api-cache.ts'
import { isWatched, type Scope } from './person.ts'

type PeriodicSync = { periodicSync?: { unregister: (tag: string) => Promise<void> } }

/** Answers a page that asks. The page says itself what is new. */
export const lookForPage = (event: ExtendableEvent): Promise<void> =>
  lookAtFollowed({
    projects: async (line, page) => {
      const answer = await read(endpoints.projectsOfType(PROJECT_TYPE_IDS[line], page), event)
      return answer && parseOne(projectPageSchema, answer)
    },
    schedules: async () => {
      const answer = await read(endpoints.schedules(), event)
      return answer && parseOne(scheduleListSchema, answer.data)
    },
  })

/** Answers a `periodicsync` event: once a day at most, as often as the browser allows. Under data saver it reads nothing. */
export async function lookDaily(scope: Scope, event: ExtendableEvent): Promise<void> {
  const searches = await followedSearches()
  if (searches?.length === 0) {
    await (scope.registration as PeriodicSync).periodicSync?.unregister(FOLLOW_TAG)
    return
  }
  if (await caches.has(DATA_SAVER_MARK)) return
  await lookForPage(event)
  if (Notification.permission === 'granted' && !(await isWatched(scope)))
    await tell(scope, await takeUntold())
}

async function tell({ registration }: Scope, searches: readonly FollowedSearch[]): Promise<void> {
  const [only, ...others] = searches
  if (!only) return
  await registration.showNotification(words.title(searches), {
    body: searches.map(words.line).join('\n'),
    tag: FOLLOW_TAG,
    lang: 'en-NG',
    icon: ICON,
    badge: BADGE,
    data: withBase(others.length === 0 ? followedAddress(only.query) : sitePaths.shortlist),
  })
}

/** Null: nobody answered, or not with what the provider promises. */
async function read(path: string, event: ExtendableEvent) {
  try {
    return openEnvelope(await readAnew(path, event))
  } catch {
    return null
  }
}
