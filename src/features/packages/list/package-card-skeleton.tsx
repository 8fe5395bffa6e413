/** The card's own shape while its package loads. */
export function PackageCardSkeleton() {
  return (
    <div className="card h-full" aria-hidden>
      <div className="picture-ground op-50 h-178px" />
      <div className="flex flex-col gap-12px p-16px pb-20px">
        <div className="skeleton h-28px w-4/5" />
        <div className="skeleton h-20px w-1/2" />
        <div className="skeleton h-24px w-3/5" />
        <div className="skeleton h-48px w-4/5" />
        <div className="skeleton h-28px w-2/5" />
        <div className="skeleton h-48px w-full rounded-full" />
      </div>
    </div>
  )
}
