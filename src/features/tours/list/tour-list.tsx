import { useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schedule } from '#contract/records/site-tour.ts'
import { useOnce } from '#src/device/use-once.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { finding } from '#src/features/tours/finding/finding-copy.ts'
import { filterTours, isFiltering, statesOf, weekdayAsked } from '#src/features/tours/finding/tour-filter.ts'
import { TourFilterBar } from '#src/features/tours/finding/tour-filter-bar.tsx'
import { useTourFilter } from '#src/features/tours/finding/use-tour-filter.ts'
import { isSameGroup, type TourGroup, tourGroups } from '#src/features/tours/schedule/tour-groups.ts'
import { shownAfterPress, WHOLE_LIST } from '#src/ui/lists/more-of-list.ts'
import { restOffScreen } from '#src/ui/lists/rest-off-screen.ts'
import { useAfterPress } from '#src/ui/lists/use-after-press.ts'
import { useAsked } from '#src/ui/lists/use-asked.ts'
import { useAtOnce } from '#src/ui/lists/use-at-once.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { Notice } from '#src/ui/reads/notice.tsx'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { keptPictures } from './kept-pictures.ts'
import { TourRow } from './tour-row.tsx'

const FIRST_VIEW = 4 // spec §9
const A_FRAME = 4 // twelve rows were one frame of 50 ms on this machine

type Props = {
  schedules: readonly Schedule[]
  storedAt: number
  /** Known when its screen came: after a press on a link the rows below the first one are drawn after the paint. */
  comesWithScreen?: boolean
  children?: ((schedule: Schedule) => ReactNode) | undefined
}

/** The first packages with a tour, soonest first; the button shows the others in place (decision G2). */
export function TourList({ schedules, storedAt, comesWithScreen, children }: Props) {
  const { asked, ask, drawnFirst } = useAsked('tours', FIRST_VIEW)
  const { filter, choose, clear } = useTourFilter()
  const applied = useAfterPress(filter)
  const today = useTodayInLagos()
  const all = useMemo(() => tourGroups(schedules, today), [schedules, today])
  const groups = useMemo(
    () =>
      isFiltering(applied)
        ? tourGroups(filterTours(schedules, applied, today), today, weekdayAsked(applied.find))
        : all,
    [schedules, applied, today, all],
  )
  const queryClient = useQueryClient()
  const pictures = useMemo(() => keptPictures(queryClient), [queryClient])
  const shown = Math.min(asked, groups.length)
  const { hash } = useLocation() // a part that a link leads to stays where it is
  const first = useAtOnce(true) || hash || !comesWithScreen ? drawnFirst : 1
  const drawn = useIncrementalList(Math.min(useAfterPress(asked), groups.length), first, A_FRAME)
  const next = shownAfterPress(shown, groups.length)
  const isOpen = shown === groups.length
  const states = useMemo(() => statesOf(schedules), [schedules])
  const hasBar = useOnce(all.length > FIRST_VIEW || isFiltering(filter)) // who clears it still holds its controls
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12px md:gap-20px justify-items-start">
      <Age storedAt={storedAt} prefix={words.agePrefix} />
      {hasBar && (
        <TourFilterBar filter={filter} states={states} onChoose={choose}>
          {isFiltering(applied) && finding.found(groups.length, all.length)}
        </TourFilterBar>
      )}
      {groups.length === 0 && (
        <Notice
          icon="i-ph-magnifying-glass"
          text={finding.none}
          action={
            <button type="button" className="btn-outline" onClick={clear}>
              {finding.clear}
            </button>
          }
        />
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-12px lg:grid-cols-2 lg:gap-24px w-full empty:hidden">
        {groups.slice(0, drawn).map((group) => (
          <TourItem
            key={group.key}
            group={group}
            today={today}
            picture={pictures.get(group.next.schedule.package.id ?? '')}
          >
            {children}
          </TourItem>
        ))}
      </ul>
      {drawn === 1 && shown > 1 && <div className="min-h-screen" />}
      {groups.length > FIRST_VIEW && (
        <button
          type="button"
          className="btn-outline"
          aria-expanded={asked > FIRST_VIEW}
          onClick={({ currentTarget }) =>
            ask(isOpen ? FIRST_VIEW : Math.max(next, WHOLE_LIST), currentTarget)
          }
        >
          <span>
            {isOpen
              ? words.viewFewer
              : next === groups.length
                ? words.viewAll
                : words.viewMore(next - shown, groups.length)}
          </span>
          <span className={isOpen ? 'i-ph-caret-up' : 'i-ph-caret-down'} aria-hidden />
        </button>
      )}
    </div>
  )
}

type ItemProps = { group: TourGroup; today: string; picture: string | undefined; children: Props['children'] }

/** Rows that stay are not drawn again while a long list grows, nor when a filter makes the groups anew. */
const TourItem = memo(
  ({ group, picture, children }: ItemProps) => (
    <li ref={restOffScreen} className="apart-to-edge grid grid-cols-[minmax(0,1fr)]">
      <TourRow group={group} picture={picture}>
        {children?.(group.next.schedule)}
      </TourRow>
    </li>
  ),
  (before, after) =>
    before.today === after.today &&
    before.picture === after.picture &&
    before.children === after.children &&
    isSameGroup(before.group, after.group),
)
