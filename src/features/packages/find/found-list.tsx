import { memo, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { restOffScreen } from '#src/ui/lists/rest-off-screen.ts'
import { useAtOnce } from '#src/ui/lists/use-at-once.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { useReader } from '#src/ui/reads/use-reader.ts'
import { foundCopy } from './found-copy.ts'
import { FoundRow } from './found-row.tsx'
import { FOUND_GRID } from './found-skeleton.tsx'
import type { Tours } from './rules/find.ts'
import type { Findable } from './rules/findable.ts'

const FIRST_VIEW = 24
const MORE = 48
const FIRST_SCREEN = 8 // about what a desktop shows
const ROWS_A_FRAME = 2 // below 50 ms on a cheap phone

/** How many each entry of the history showed, so that Back finds the old position. */
const shownAt = new Map<string, number>()

type Props = { results: readonly Findable[]; tours: Tours; areToursLoading: boolean; showsLine: boolean }

/** Stacked, never to the side. A long list comes by presses. */
export const FoundList = memo(({ results, tours, areToursLoading, showsLine }: Props) => {
  const { key } = useLocation()
  const [wanted, setWanted] = useState(() => shownAt.get(key) ?? FIRST_VIEW)
  const total = Math.min(wanted, results.length)
  const isAtOnce = useAtOnce(shownAt.has(key))
  const due = useReader() ? total : Math.min(total, FIRST_SCREEN)
  const drawn = useIncrementalList(due, isAtOnce ? total : ROWS_A_FRAME, ROWS_A_FRAME)
  const left = results.length - total
  useEffect(() => {
    if (wanted > FIRST_VIEW) shownAt.set(key, wanted) // what is typed takes another entry of the history later
  }, [key, wanted])
  return (
    <>
      <ul className={FOUND_GRID}>
        {results.slice(0, drawn).map((findable) => (
          <li key={`${findable.type}-${findable.pkg.id}`} ref={restOffScreen}>
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
          <button type="button" className="btn-outline" onClick={() => setWanted(wanted + MORE)}>
            {foundCopy.showMore(Math.min(left, MORE))}
          </button>
          <p className="small-print tabular-nums">{foundCopy.shown(total, results.length)}</p>
        </div>
      )}
    </>
  )
})
