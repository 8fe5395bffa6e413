import { memo, useDeferredValue, useMemo } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { FollowRow } from '#src/features/packages/follow/follow-row.tsx'
import { useFollowing } from '#src/features/packages/follow/use-following.ts'
import { isUnread } from '#src/ui/reads/list-state.ts'
import { Notice } from '#src/ui/reads/notice.tsx'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { useLasting } from '#src/ui/reads/use-lasting.ts'
import { ChosenChips, ClearAll } from './chosen-chips.tsx'
import { foundCopy, unjudgedWords } from './found-copy.ts'
import { FoundList } from './found-list.tsx'
import { FoundSkeleton } from './found-skeleton.tsx'
import { LinesNotice } from './lines/lines-notice.tsx'
import type { LinesRead, ToursRead } from './lines/use-lines.ts'
import { NothingFits } from './nothing-fits.tsx'
import type { StateNames } from './rules/criteria-labels.ts'
import { find } from './rules/find.ts'
import type { Criteria } from './rules/find-criteria.ts'
import { queryOf } from './rules/query-of.ts'

/** A list that came is not held back longer for one that does not. */
const WAITS_MS = 2_000

export type FindResultsProps = {
  /** Null: all lines. */
  line: ProjectTypeSlug | null
  read: LinesRead
  criteria: Criteria
  tours: ToursRead
  names: StateNames
  /** Chosen words that the bar above shows as pressed. */
  shownAbove: ReadonlySet<string>
  onChoose: (next: Criteria) => void
}

/** What was found, above it the way to follow the search, and what is new in one that is followed. */
export function FindResults(props: FindResultsProps) {
  const { read, criteria, line, tours, names } = props
  const asked = useMemo(() => (line ? { ...criteria, lines: [line] } : criteria), [criteria, line])
  const following = useFollowing()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16px">
      <FollowRow criteria={asked} names={names} lists={wholeLists(read, tours, asked)} />
      {following && <following.OpenedNews query={queryOf(asked)} />}
      <FoundOrWhy {...props} />
    </div>
  )
}

/** What can be compared later; null while something of it is missing. */
function wholeLists({ findables, lines }: LinesRead, { days, ids, storedAt }: ToursRead, asked: Criteria) {
  const needed = lines.filter(({ type }) => asked.lines.length === 0 || asked.lines.includes(type))
  const tours = days && ids ? { days, ids } : null
  if (!needed.every(({ isWhole }) => isWhole) || (asked.tours && !tours)) return null
  const ages = [...needed.map((one) => one.storedAt), ...(tours ? [storedAt] : [])]
  return { packages: findables, tours, storedAt: Math.min(...ages) }
}

/** What was found, and what is missing from it, in words. */
function FoundOrWhy(props: FindResultsProps) {
  const { findables, lines, tryAgain } = props.read
  const isLoading = lines.some(({ state }) => state === 'loading')
  const hasWaited = useLasting(isLoading, WAITS_MS)
  const unread = lines.flatMap(({ state }) =>
    state !== 'part' && state !== 'cut' && state !== 'coming' && isUnread(state) ? state : [],
  )
  const [reason] = unread

  const { criteria, tours } = props
  const waitsForTours = tours.isLoading && (criteria.tours || criteria.sort === 'tour')
  if (waitsForTours || (isLoading && (findables.length === 0 || !hasWaited))) return <FoundSkeleton />
  if (reason && unread.length === lines.length)
    return <UnreadNotice reason={reason} words={foundCopy.unread} onTryAgain={tryAgain} />
  if (findables.length === 0 && unread.length === 0)
    return <Notice icon="i-ph-map-trifold" text={foundCopy.noPackages} />
  return <Results {...props} />
}

function Results({ read, criteria, tours, names, shownAbove, onChoose }: FindResultsProps) {
  const { findables, lines, tryAgain } = read
  const asked = useDeferredValue(criteria)
  const found = useMemo(() => find(findables, asked, tours.days), [findables, asked, tours.days])
  return (
    <div className="grid gap-16px">
      <div className="flex flex-wrap items-center gap-x-16px gap-y-4px min-h-44px">
        <p role="status" className="title-4">
          {foundCopy.found(found.results.length, findables.length)}
        </p>
        <ClearAll criteria={criteria} names={names} onChoose={onChoose} />
        <LinesNotice lines={lines} toursStoredAt={tours.storedAt} onTryAgain={tryAgain} />
      </div>
      <ChosenChips criteria={criteria} names={names} shownAbove={shownAbove} onChoose={onChoose} />
      <Unjudged found={found} />
      {found.results.length === 0 ? (
        <NothingFits criteria={asked} found={found} names={names} onChoose={onChoose} />
      ) : (
        <FoundList
          results={found.results}
          criteria={asked}
          tours={tours.days}
          showsLine={lines.length > 1}
          areToursLoading={tours.isLoading}
        />
      )}
    </div>
  )
}

/** What the filters could not judge. Nothing is left out without a word. */
const Unjudged = memo(({ found }: { found: ReturnType<typeof find> }) => {
  const sentences = [...found.unjudged].flatMap(
    ([criterion, packages]) => unjudgedWords[criterion]?.(packages) ?? [],
  )
  if (sentences.length === 0) return null
  return (
    <ul className="small-print grid gap-4px">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-8px">
          <span className="i-ph-info flex-none mt-3px" aria-hidden />
          {sentence}
        </li>
      ))}
    </ul>
  )
})
