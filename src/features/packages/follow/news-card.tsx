import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { followedAddress } from '#contract/addresses/followed-address.ts'
import { sitePaths } from '#contract/site-paths.ts'
import type { FollowedSearch } from '#follow/followed-search.ts'
import { followedSearches, onFollowedChange, takeUntold } from '#follow/store.ts'
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { createRest } from '#src/device/later/rest.ts'
import { reachable } from '#src/device/reachable.ts'
import { parseCriteria } from '#src/features/packages/find/rules/find-criteria.ts'
import { queryOf } from '#src/features/packages/find/rules/query-of.ts'
import { Link } from '#src/ui/core/link.tsx'
import { newsWords, followCopy as words } from './follow-copy.ts'

/** Visits closer together than this are one visit: the lists cost data. */
const LOOK_AFTER_MS = 60 * 60_000
const NAMED = 3
/** For what the phone has no room to note. The line may have broken the first look. */
let mayLook = createRest(0)

/**
 * Tells once, on whatever page it is, what is new since the last visit. A return is a visit too, and so is a line that is
 * back: the site may stay open for days. A phone that saves data looks when told to.
 */
export function NewsCard({ look }: { look: () => Promise<void> }) {
  const { pathname, search } = useLocation()
  const [told, setTold] = useState<readonly FollowedSearch[]>([])
  useEffect(() => {
    const tell = async () => {
      if (document.visibilityState !== 'visible') return
      const untold = await takeUntold()
      const followed = await followedSearches()
      setTold((before) => {
        const older = before.filter(({ query }) => !untold.some((one) => one.query === query))
        return [...untold, ...older].flatMap((told) =>
          followed ? followed.filter(({ query, news }) => query === told.query && news.length > 0) : told,
        )
      })
      return followed
    }
    const visit = async () => {
      const isDue = (await tell())?.some(({ lookedAt, triedAt = 0 }) =>
        [lookedAt, triedAt].every((at) => Math.abs(Date.now() - at) > LOOK_AFTER_MS),
      )
      if (isDue === false) mayLook = createRest(0) // the phone has noted the last one
      if (isDue && navigator.onLine && !wantsLessData() && mayLook()) await look()
    }
    const stops = [onFollowedChange(() => void tell()), reachable.subscribe(visit)]
    document.addEventListener('visibilitychange', visit)
    void visit()
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', visit)
    }
  }, [look])

  // The screen of the search lists it itself.
  const here = pathname === sitePaths.find ? queryOf(parseCriteria(new URLSearchParams(search))) : null
  const shown = told.filter(({ query }) => query !== here)
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className="float-card [:root:has(.is-urgent)_&]:hidden">
          <p className="title-4 flex items-center gap-8px">
            <span className="i-ph-bell-ringing text-laterite" aria-hidden />
            {words.cardTitle}
          </p>
          <ul className="grid gap-4px">
            {shown.slice(0, NAMED).map(({ query, label, news }) => (
              <li key={query}>
                <Link
                  to={followedAddress(query)}
                  className="text-link inline-flex items-center min-h-44px"
                  onClick={() => setTold((before) => before.filter((one) => one.query !== query))}
                >
                  {label}
                </Link>
                <p className="small-print">{lineOf(news)}</p>
              </li>
            ))}
          </ul>
          <button type="button" className="btn-outline justify-self-start" onClick={() => setTold([])}>
            {words.close}
          </button>
        </div>
      )}
    </div>
  )
}

/** `Moniya Green 500: new here`, or how many there are. */
function lineOf(news: FollowedSearch['news']): string {
  const [only, ...others] = news
  return only && others.length === 0
    ? `${only.name}: ${newsWords(only.changes)}`
    : words.cardLine(news.length)
}
