import { type ReactNode, useState } from 'react'
import type { Schedule } from '#contract/site-tour.ts'
import { Age } from '#src/ui/age.tsx'
import { tours as words } from './copy.ts'
import { TourCard } from './tour-card.tsx'

const FIRST_VIEW = 4 // spec §9

type Props = {
  schedules: readonly Schedule[]
  storedAt: number
  children?: ((schedule: Schedule) => ReactNode) | undefined
}

/** The first tours; the button shows the rest in place (decision G2). */
export function TourList({ schedules, storedAt, children }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? schedules : schedules.slice(0, FIRST_VIEW)
  return (
    <div className="grid gap-24px justify-items-start">
      <Age storedAt={storedAt} prefix={words.agePrefix} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-16px lg:grid-cols-2 lg:gap-24px w-full">
        {shown.map((schedule) => (
          <li key={schedule.id} className="grid grid-cols-[minmax(0,1fr)]">
            <TourCard schedule={schedule}>{children?.(schedule)}</TourCard>
          </li>
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
