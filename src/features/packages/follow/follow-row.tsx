import { useRef, useState } from 'react'
import { followedListAddress } from '#follow/address.ts'
import type { Lists } from '#follow/news.ts'
import { useStore } from '#src/device/use-store.ts'
import type { StateNames } from '#src/features/packages/find/rules/criteria-labels.ts'
import type { Criteria } from '#src/features/packages/find/rules/find-criteria.ts'
import { Link } from '#src/ui/core/link.tsx'
import { isSoonAfter } from '#src/ui/lists/one-removal.ts'
import { askForDaily } from './daily-look.ts'
import { followCopy as words } from './follow-copy.ts'
import { followSearch, labelOf, queryOf, stopFollowing } from './follow-search.ts'
import { followedList } from './followed-list.ts'

type Props = {
  criteria: Criteria
  names: StateNames
  /** What the person has on the screen; null while it is not whole. */
  lists: (Lists & { storedAt: number }) | null
}

/**
 * Follows what is asked, and leads to all that is followed. Only the press asks the browser for anything. The second tap
 * of a double tap takes nothing back.
 */
export function FollowRow({ criteria, names, lists }: Props) {
  const searches = useStore(followedList, undefined)
  const query = queryOf(criteria)
  const [said, setSaid] = useState<{ query: string; isFollowed: boolean; words: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const isFollowed = searches?.some((search) => search.query === query) ?? false

  const press = async () => {
    setBusy(true)
    const problem = isFollowed
      ? await stopFollowing(query)
      : await followSearch(criteria, labelOf(criteria, names), lists)
    setBusy(false)
    if (!problem) changedAt.current = performance.now()
    if (problem) {
      setSaid({ query, isFollowed, words: isFollowed ? words.endFailed : words.problem[problem] })
    } else if (isFollowed) setSaid({ query, isFollowed: false, words: words.ended })
    else {
      const followed = { query, isFollowed: true }
      setSaid({ ...followed, words: words.told.unsupported }) // the question may never be answered
      const telling = await askForDaily()
      if (telling === 'possible') return // nobody answered it: that stays true
      setSaid((now) =>
        now?.query === query && now.isFollowed ? { ...followed, words: words.told[telling] } : now,
      )
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-16px gap-y-4px min-h-48px">
      <button
        type="button"
        className="btn-outline min-h-44px px-16px text-[.9375rem]"
        aria-disabled={isBusy}
        onClick={(tap) => !isBusy && !isSoonAfter(tap, changedAt.current) && void press()}
      >
        <span className={isFollowed ? 'i-ph-check-bold text-leaf' : 'i-ph-bell-ringing'} aria-hidden />
        <span>{isFollowed ? words.stop : words.follow}</span>
      </button>
      {searches && searches.length > 0 && (
        <Link
          to={followedListAddress}
          className="text-link inline-flex items-center min-h-44px text-[.9375rem]"
        >
          {words.all(searches.length)}
        </Link>
      )}
      <p role="status" className="small-print basis-full text-ink empty:absolute">
        {said?.query === query && said.isFollowed === isFollowed ? said.words : ''}
      </p>
    </div>
  )
}
