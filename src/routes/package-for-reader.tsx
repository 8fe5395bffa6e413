import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { AskSales } from '#src/features/packages/purchase/ask-sales.tsx'
import { SaveToShortlist } from '#src/features/packages/shortlist/heart-button.tsx'
import { KeptSchedules } from '#src/features/tours/schedule/use-kept-schedules.ts'

/** What a package offers a reader who stays: ways to ask, and its tour dates, kept for a booking without a network. */
export function PackageForReader({ known: { pkg, type } }: { known: KnownPackage }) {
  return (
    <>
      <SaveToShortlist pkg={pkg} type={type} />
      <AskSales pkg={pkg} />
      <KeptSchedules projectType={type} projectId={pkg.project?.id ?? null} packageId={pkg.id} />
    </>
  )
}
