import type { ReactNode } from 'react'
import type { Package } from '#contract/records/package.ts'
import { finderCopy } from '#src/features/front-page/first-screen/copy.ts'
import { restOffScreen } from '#src/ui/lists/rest-off-screen.ts'
import { useAfterPress } from '#src/ui/lists/use-after-press.ts'
import { useAsked } from '#src/ui/lists/use-asked.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread, listStateOf } from '#src/ui/reads/list-state.ts'
import { Notice } from '#src/ui/reads/notice.tsx'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import type { ReadState } from '#src/ui/reads/use-read.ts'
import { FIRST_VIEW, shelf } from './shelf.ts'

const GRID = 'grid gap-16px md:gap-20px md:grid-cols-2 lg:grid-cols-4'
const COLUMN = `${GRID} grid-cols-[minmax(0,1fr)]`
const ROW = `${GRID} grid-flow-col auto-cols-[84%] sm:auto-cols-[47%] md:grid-flow-row md:auto-cols-auto -mx-20px px-20px scroll-px-20px pb-4px overflow-x-auto snap-x md:mx-0 md:px-0 md:pb-0 md:overflow-visible`

type Props = {
  query: ReadState<{ value: Package[]; storedAt: number }>
  skeleton: ReactNode
  children: (pkg: Package, storedAt: number) => ReactNode
}

/** The packages of one line in their states. On a phone the first view is a row to swipe and the full view a column. */
export function PackageShelf({ query, skeleton, children }: Props) {
  const { asked, ask, drawnFirst } = useAsked('shelf', FIRST_VIEW)
  const state = listStateOf(query, ({ value }) => value.length === 0)

  if (state === 'loading') return <SkeletonRow>{skeleton}</SkeletonRow>
  if (state === 'empty') return <Notice icon="i-ph-map-trifold" text={finderCopy.empty} />
  if (isUnread(state)) return <UnreadNotice reason={state} words={finderCopy} onTryAgain={query.refetch} />
  const { value, storedAt } = query.data ?? { value: [], storedAt: 0 }
  const { shown, hasMore, next } = shelf(value, asked)
  return (
    <>
      <Cards packages={value} storedAt={storedAt} asked={asked} drawnFirst={drawnFirst}>
        {children}
      </Cards>
      <div className="mt-24px flex flex-wrap items-center justify-between gap-16px">
        <Age storedAt={storedAt} prefix={finderCopy.age} />
        {hasMore && (
          <button
            type="button"
            className="btn-outline"
            aria-expanded={asked > FIRST_VIEW}
            onClick={({ currentTarget }) => ask(next ?? FIRST_VIEW, currentTarget)}
          >
            {next === null
              ? finderCopy.showFewer
              : next === value.length
                ? finderCopy.showAll(value.length)
                : finderCopy.showMore(next - shown.length, value.length)}
          </button>
        )}
      </div>
    </>
  )
}

type CardsProps = {
  packages: readonly Package[]
  storedAt: number
  asked: number
  drawnFirst: number
  children: Props['children']
}

/** The button has answered before the cards come or go; those that come have a frame each. */
function Cards({ packages, storedAt, asked, drawnFirst, children }: CardsProps) {
  const wanted = useAfterPress(asked)
  const shown = packages.slice(0, wanted)
  const drawn = useIncrementalList(shown.length, drawnFirst, 1)
  const isWhole = wanted > FIRST_VIEW
  return (
    <ul className={isWhole ? COLUMN : ROW}>
      {shown.slice(0, drawn).map((pkg) => (
        <li key={pkg.id} ref={isWhole ? restOffScreen : null} className="snap-start">
          {children(pkg, storedAt)}
        </li>
      ))}
    </ul>
  )
}

function SkeletonRow({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={`${ROW} pulse`} aria-busy>
        <p className="visually-hidden" role="status">
          {finderCopy.loading}
        </p>
        {SKELETONS.map((at) => (
          <div key={at} className="snap-start">
            {children}
          </div>
        ))}
      </div>
      <div className="mt-24px h-48px" />
    </>
  )
}

const SKELETONS = [1, 2, 3, 4] as const // spec §2: a loading skeleton of 4 placeholders
