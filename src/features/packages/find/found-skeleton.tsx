import { findCopy } from './rules/find-copy.ts'

export const FOUND_GRID = 'grid grid-cols-[minmax(0,1fr)] gap-12px lg:gap-16px lg:grid-cols-2'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] // more than a phone shows at once

/** The shape of the list while it loads. */
export function FoundSkeleton() {
  return (
    <div className="grid gap-16px">
      <p className="visually-hidden" role="status">
        {findCopy.loading}
      </p>
      <div className="skeleton h-24px my-10px w-160px" aria-hidden />
      <div className={`${FOUND_GRID} pulse`} aria-hidden>
        {ROWS.map((row) => (
          <div
            key={row}
            className="card h-186px sm:h-178px grid content-start grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[136px_minmax(0,1fr)] gap-x-14px gap-y-10px p-12px"
          >
            <div className="picture-ground op-50 h-84px sm:h-112px rounded-[12px] sm:row-span-2" />
            <div className="grid gap-8px">
              <div className="skeleton h-24px w-4/5" />
              <div className="skeleton h-20px w-1/2" />
              <div className="skeleton h-24px w-3/5" />
            </div>
            <div className="skeleton h-60px col-span-2 sm:col-span-1 sm:col-start-2" />
          </div>
        ))}
      </div>
    </div>
  )
}
