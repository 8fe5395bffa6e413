import { memo, type ReactNode, useState } from 'react'
import type { Schedule } from '#contract/records/site-tour.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { useIncrementalList } from '#src/ui/use-incremental-list.ts'
import { TourCard } from './tour-card.tsx'

const FIRST_VIEW = 4 // spec §9

type Props = {
  schedules: readonly Schedule[]
  storedAt: number
  children?: ((schedule: Schedule) => ReactNode) | undefined
}

/** The first tours; the button shows the others in place (decision G2). */
export function TourList({ schedules, storedAt, children }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const drawn = useIncrementalList(showsAll ? schedules.length : FIRST_VIEW, FIRST_VIEW)
  const shown = schedules.slice(0, drawn)
  return (
    <div className="grid gap-24px justify-items-start">
      <Age storedAt={storedAt} prefix={words.agePrefix} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-16px lg:grid-cols-2 lg:gap-24px w-full">
        {shown.map((schedule) => (
          <TourItem key={schedule.id} schedule={schedule}>
            {children}
          </TourItem>
        ))}
      </ul>
      {schedules.length > FIRST_VIEW && (
        <button
          type="button"
          className="btn-outline"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.viewFewer : words.viewAll}
          <span className={showsAll ? 'i-ph-caret-up' : 'i-ph-caret-down'} aria-hidden />
        </button>
      )}
    </div>
  )
}

type ItemProps = { schedule: Schedule; children: Props['children'] }

/** Existing cards are not drawn again while a long list grows. */
const TourItem = memo(({ schedule, children }: ItemProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)]">
    <TourCard schedule={schedule}>{children?.(schedule)}</TourCard>
  </li>
))
