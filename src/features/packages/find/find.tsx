import { type ReactNode, useMemo } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { PROJECT_TYPES } from '#contract/project-type.ts'
import { FilterButton } from './filter-button.tsx'
import { FindBar, STATES_IN_BAR } from './find-bar.tsx'
import { FindResults, type ToursRead } from './find-results.tsx'
import { chosenOf } from './rules/criteria-labels.ts'
import { quickFilters } from './rules/quick-filters.ts'
import { stateCounts } from './rules/state-counts.ts'
import type { CriteriaInAddress } from './use-criteria.ts'
import { useLines } from './use-lines.ts'

type Props = {
  address: CriteriaInAddress
  /** Null: all lines. */
  line: ProjectTypeSlug | null
  tours: ToursRead
  /** Takes the place of the list, on a page that has one of its own while nothing is asked. */
  children?: ReactNode
}

const ONLY: Record<ProjectTypeSlug, readonly ProjectTypeSlug[]> = {
  land: ['land'],
  agro: ['agro'],
  home: ['home'],
}

/** The search: its bar, and below it what was found. */
export function Find({ address, line, tours, children }: Props) {
  const { criteria, choose } = address
  const read = useLines(line === null ? PROJECT_TYPES : ONLY[line], children === undefined)
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
          tours={tours.days}
          line={line}
          chosen={chosenOf(criteria, names).filter(({ criterion }) => criterion !== 'text').length}
          onShow={choose}
        />
      </FindBar>
      {children ?? (
        <FindResults
          read={read}
          criteria={criteria}
          tours={tours}
          names={names}
          shownAbove={shownAbove}
          onChoose={choose}
        />
      )}
    </div>
  )
}
