import { useRef, useState } from 'react'
import { followedListAddress } from '#contract/addresses/followed-address.ts'
import { whilePressed } from '#src/device/later/while-pressed.ts'
import { useStore } from '#src/device/use-store.ts'
import type { StateNames } from '#src/features/packages/find/rules/criteria-labels.ts'
import type { Criteria } from '#src/features/packages/find/rules/find-criteria.ts'
import { followRowCopy as words } from '#src/features/packages/find/rules/follow-row-copy.ts'
import { queryOf } from '#src/features/packages/find/rules/query-of.ts'
import { Link } from '#src/ui/core/link.tsx'
import { isSoonAfter } from '#src/ui/lists/one-removal.ts'
import type { ListsOnScreen } from './follow-search.ts'
import type { FollowedList } from './followed-list.ts'
import { loadFollowing, useFollowing } from './use-following.ts'

const UNKNOWN = { get: (): FollowedList => undefined, subscribe: () => () => undefined }

type Props = {
  criteria: Criteria
  names: StateNames
  /** What the person has on the screen; null while it is not whole. */
  lists: ListsOnScreen | null
}

/**
 * Follows what is asked, and leads to all that is followed. Only the press asks the browser for anything. The second tap
 * of a double tap takes nothing back.
 */
export function FollowRow({ criteria, names, lists }: Props) {
  const searches = useStore(useFollowing()?.followed ?? UNKNOWN, undefined)
  const query = queryOf(criteria)
  const [said, setSaid] = useState<{ query: string; isFollowed: boolean; words: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const isFollowed = searches?.some((search) => search.query === query) ?? false

  const press = async (button: Element) => {
    const part = await whilePressed(button, loadFollowing()).catch(() => null)
    if (!part) return setSaid({ query, isFollowed, words: words.notHere })
    setBusy(true)
    const { hasFailed, said: first } = await part.pressFollow(isFollowed, criteria, names, lists)
    setBusy(false)
    if (!hasFailed) changedAt.current = performance.now()
    setSaid({ query, isFollowed: hasFailed ? isFollowed : !isFollowed, words: first }) // the question may never be answered
    const told = hasFailed || isFollowed ? null : await part.toldHow()
    if (!told) return // nobody answered it: that stays true
    setSaid((now) => (now?.query === query && now.isFollowed ? { ...now, words: told } : now))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-16px gap-y-4px min-h-48px">
      <button
        type="button"
        className="btn-outline min-h-44px px-16px text-[.9375rem]"
        aria-disabled={isBusy}
        onClick={(tap) => !isBusy && !isSoonAfter(tap, changedAt.current) && void press(tap.currentTarget)}
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
