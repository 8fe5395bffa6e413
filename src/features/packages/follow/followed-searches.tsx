import { type MouseEvent, type MouseEventHandler, useState } from 'react'
import { FOLLOWED_PART, followedAddress } from '#contract/addresses/followed-address.ts'
import { sitePaths } from '#contract/site-paths.ts'
import type { FollowedSearch } from '#follow/followed-search.ts'
import { useStore } from '#src/device/use-store.ts'
import { ageInWords } from '#src/format/age.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { focusBeside, mayRemove } from '#src/ui/lists/one-removal.ts'
import { useNow } from '#src/ui/reads/use-now.ts'
import { followCopy as words } from './follow-copy.ts'
import { stopFollowing } from './follow-search.ts'
import { followedList } from './followed-list.ts'
import { HowTold } from './how-told.tsx'

/** Everything that this phone follows: what is new in it, how it is told, and the way to end it. */
export function FollowedSearches({ look }: { look: () => Promise<void> }) {
  const searches = useStore(followedList, undefined)
  const [said, setSaid] = useState('')
  const end = async (query: string, press: MouseEvent<HTMLElement>) => {
    if (!mayRemove(press)) return
    const moveFocus = focusBeside(press.currentTarget) // before its row goes
    const problem = await stopFollowing(query)
    setSaid(problem ? words.endFailed : words.ended)
    if (!problem) moveFocus()
  }
  return (
    <section
      id={FOLLOWED_PART}
      aria-labelledby="followed-title"
      className="mt-56px grid grid-cols-[minmax(0,1fr)] gap-12px print:hidden"
    >
      <h2 id="followed-title" tabIndex={-1} className="title-3 outline-none">
        {words.title}
      </h2>
      {searches === null && <p>{words.unread}</p>}
      {searches?.length === 0 && (
        <>
          <p className="text-ink-soft">{words.empty}</p>
          <ButtonLink to={sitePaths.find} variant="outline" className="justify-self-start">
            {words.toSearch}
          </ButtonLink>
        </>
      )}
      {searches && searches.length > 0 && (
        <>
          <p className="small-print">{words.lead}</p>
          <ul className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 gap-12px">
            {searches.map((search) => (
              <FollowedRow
                key={search.query}
                search={search}
                onEnd={(press) => void end(search.query, press)}
              />
            ))}
          </ul>
          <HowTold searches={searches} look={look} />
        </>
      )}
      <p role="status" className="small-print empty:absolute">
        {said}
      </p>
    </section>
  )
}

function FollowedRow({ search, onEnd }: { search: FollowedSearch; onEnd: MouseEventHandler<HTMLElement> }) {
  const { query, label, news, lookedAt } = search
  return (
    <li className="card flex flex-wrap items-center justify-between gap-x-16px p-12px">
      <div className="min-w-0">
        <Link to={followedAddress(query)} className="text-link inline-flex items-center min-h-44px font-600">
          {label}
        </Link>
        <p className="small-print flex flex-wrap items-center gap-x-8px">
          {news.length > 0 && <span className="tag bg-laterite text-paper">{words.news(news.length)}</span>}
          {lookedAt > 0 ? <Looked key={lookedAt} at={lookedAt} /> : <span>{words.neverLooked}</span>}
        </p>
      </div>
      <button
        type="button"
        className="text-link inline-flex items-center min-h-44px cursor-pointer"
        onClick={onEnd}
      >
        {words.end}
        <span className="visually-hidden">: {label}</span>
      </button>
    </li>
  )
}

const A_MINUTE_MS = 60_000

const Looked = ({ at }: { at: number }) => {
  const age = useNow() - at
  if (age < -A_MINUTE_MS) return <span>{words.lookedAt}</span> // by a clock that was ahead
  return <span>{age < A_MINUTE_MS ? words.nothingNew : `${words.lookedAt} ${ageInWords(age)}`}</span>
}
