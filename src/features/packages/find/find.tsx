import { lazy, memo, Suspense, useMemo } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { FilterButton } from './filter-button.tsx'
import { FindBar, STATES_IN_BAR } from './find-bar.tsx'
import { FoundSkeleton } from './found-skeleton.tsx'
import { type LinesRead, type ToursRead, useLines } from './lines/use-lines.ts'
import { chosenOf } from './rules/criteria-labels.ts'
import { quickFilters } from './rules/quick-filters.ts'
import { stateCounts } from './rules/state-counts.ts'
import type { CriteriaInAddress } from './use-criteria.ts'

/** Its code arrives while the lists are read. */
const Results = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve)) // asking for it lengthens the task in which the screen starts
  return { default: (await untilItComes(() => import('./find-results.tsx'))).FindResults }
})

type Props = {
  address: CriteriaInAddress
  /** Null: all lines. */
  line: ProjectTypeSlug | null
  tours: ToursRead
  /** Whether packages are listed below the bar. */
  isListed: boolean
}

const ONLY: Record<ProjectTypeSlug, readonly ProjectTypeSlug[]> = {
  land: ['land'],
  agro: ['agro'],
  home: ['home'],
}

/** The search: its bar, and below it what was found. */
export function Find(props: Props) {
  const { line, isListed } = props
  const read = useLines(line === null ? PROJECT_TYPES : ONLY[line], isListed)
  return <FindDrawn {...props} read={read} />
}

/** Not drawn again before there is something new to draw. */
const FindDrawn = memo(({ address, line, tours, isListed, read }: Props & { read: LinesRead }) => {
  const { criteria, choose } = address
  const states = useMemo(() => stateCounts(read.findables), [read.findables])
  const names = useMemo(() => new Map(states.map(({ key, name }) => [key, name])), [states])
  const shownAbove = new Set([
    ...quickFilters(criteria, line).map(({ words }) => words),
    ...states.slice(0, STATES_IN_BAR).map(({ name }) => name),
  ])
  return (
    <div className="grid gap-24px md:gap-32px grid-cols-[minmax(0,1fr)]">
      <FindBar address={address} line={line} states={states}>
        <FilterButton
          criteria={criteria}
          findables={read.findables}
          lines={read.lines}
          tours={tours.days}
          line={line}
          chosen={chosenOf(criteria, names).filter(({ criterion }) => criterion !== 'text').length}
          onShow={choose}
        />
      </FindBar>
      {isListed && (
        <Suspense
          fallback={
            <div className="grid gap-16px">
              <div className="h-48px" />
              <FoundSkeleton />
            </div>
          }
        >
          <Results
            line={line}
            read={read}
            criteria={criteria}
            tours={tours}
            names={names}
            shownAbove={shownAbove}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  )
})
