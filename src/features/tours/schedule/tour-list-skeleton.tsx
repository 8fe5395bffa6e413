import { tours as words } from '#src/features/tours/copy.ts'

const CARDS = ['first', 'second', 'third', 'fourth']

export function TourListSkeleton() {
  return (
    <div role="status">
      <p className="visually-hidden">{words.loading}</p>
      <ul className="grid gap-16px lg:grid-cols-2 lg:gap-24px" aria-hidden>
        {CARDS.map((card) => (
          <TourCardSkeleton key={card} />
        ))}
      </ul>
    </div>
  )
}

/** As tall as the card that follows, so that nothing below jumps. */
function TourCardSkeleton() {
  return (
    <li
      className="card grid content-start gap-16px p-20px md:p-28px min-h-520px md:min-h-266px lg:min-h-322px"
      aria-hidden
    >
      <span className="skeleton w-96px h-28px rounded-full" />
      <span className="skeleton w-3/4 h-28px" />
      <span className="skeleton w-1/2 h-20px" />
      <span className="skeleton w-2/3 h-20px mt-16px" />
      <span className="skeleton w-2/3 h-20px" />
    </li>
  )
}
