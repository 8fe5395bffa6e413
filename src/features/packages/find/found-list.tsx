import { memo } from 'react'
import { restOffScreen } from '#src/ui/lists/rest-off-screen.ts'
import { useAsked } from '#src/ui/lists/use-asked.ts'
import { useAtOnce } from '#src/ui/lists/use-at-once.ts'
import { useHeldRows } from '#src/ui/lists/use-held-rows.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { useReader } from '#src/ui/reads/use-reader.ts'
import { foundCopy } from './found-copy.ts'
import { FoundRow } from './found-row.tsx'
import { FOUND_GRID } from './found-skeleton.tsx'
import type { Tours } from './rules/find.ts'
import type { Criteria } from './rules/find-criteria.ts'
import type { Findable } from './rules/findable.ts'

const FIRST_VIEW = 24
const MORE = 48
const FIRST_SCREEN = 8 // about what a desktop shows
const ROWS_A_FRAME = 2 // below 50 ms on a cheap phone

type Props = {
  results: readonly Findable[]
  criteria: Criteria
  tours: Tours
  areToursLoading: boolean
  showsLine: boolean
}

const nameOf = ({ type, pkg }: Findable) => `${type}-${pkg.id}`

/** Stacked, never to the side. A long list comes by presses. */
export const FoundList = memo(({ results, criteria, tours, areToursLoading, showsLine }: Props) => {
  const { asked, ask, drawnFirst } = useAsked('found', FIRST_VIEW)
  const total = Math.min(asked, results.length)
  const isAtOnce = useAtOnce(drawnFirst > FIRST_VIEW)
  const due = useReader() ? total : Math.min(total, FIRST_SCREEN)
  const drawn = useIncrementalList(due, isAtOnce ? total : ROWS_A_FRAME, ROWS_A_FRAME)
  const left = results.length - total
  const order = JSON.stringify(criteria)
  const { rows, list } = useHeldRows(results, nameOf, { order, isRanked: criteria.sort !== 'listed' })
  return (
    <>
      <ul ref={list} className={FOUND_GRID}>
        {rows.slice(0, drawn).map((findable) => (
          <li key={nameOf(findable)} ref={restOffScreen}>
            <FoundRow
              findable={findable}
              tour={tours ? tours.get(findable.pkg.id) : areToursLoading ? '' : null}
              showsLine={showsLine}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-x-20px gap-y-8px">
          <button type="button" className="btn-outline" onClick={() => ask(asked + MORE)}>
            {foundCopy.showMore(Math.min(left, MORE))}
          </button>
          <p className="small-print tabular-nums">{foundCopy.shown(total, results.length)}</p>
        </div>
      )}
    </>
  )
})
