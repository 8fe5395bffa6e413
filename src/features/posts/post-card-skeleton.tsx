/** The shape of a post while it is on the way. */
export function PostCardSkeleton() {
  return (
    <div className="card h-full" aria-hidden>
      <div className="skeleton rounded-0 w-full aspect-[16/10] md:aspect-[16/9]" />
      <div className="flex flex-col gap-12px p-20px md:p-28px">
        <div className="skeleton h-28px w-72px rounded-full" />
        <div className="skeleton h-24px w-11/12" />
        <div className="skeleton h-16px w-full" />
        <div className="skeleton h-16px w-4/5" />
        <div className="skeleton h-24px w-96px" />
      </div>
    </div>
  )
}
