import type { Ref } from 'react'
import { tours as words } from '#src/features/tours/copy.ts'

const ROWS = ['first', 'second', 'third', 'fourth']

/** The filter and the first rows in their places, so that nothing moves when they come. */
export function TourListSkeleton({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status">
      <p className="visually-hidden">{words.loading}</p>
      <span className="skeleton w-full h-52px mb-36px md:mb-44px" aria-hidden />
      <ul className="grid gap-12px lg:grid-cols-2 lg:gap-24px pulse" aria-hidden>
        {ROWS.map((row) => (
          <TourRowSkeleton key={row} />
        ))}
      </ul>
      <span className="skeleton w-180px h-48px rounded-full mt-12px md:mt-20px" aria-hidden />
    </div>
  )
}

/** As tall as the row that follows. */
function TourRowSkeleton() {
  return (
    <li
      className="card grid content-start grid-cols-[auto_minmax(0,1fr)] gap-12px p-12px md:p-20px min-h-250px md:min-h-293px"
      aria-hidden
    >
      <span className="skeleton w-76px h-76px md:w-112px md:h-112px rounded-sm" />
      <span className="grid content-start gap-8px">
        <span className="skeleton w-96px h-28px rounded-full" />
        <span className="skeleton w-3/4 h-20px" />
      </span>
      <span className="skeleton col-span-2 w-2/3 h-20px mt-24px" />
    </li>
  )
}
