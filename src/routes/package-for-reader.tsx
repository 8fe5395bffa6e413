import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { AskSales } from '#src/features/packages/purchase/ask-sales.tsx'
import { ShowOn } from '#src/features/packages/show-on/show-on.tsx'
import { KeptSchedules } from '#src/features/tours/schedule/use-kept-schedules.ts'

/** What a package offers a reader who stays: ways to show it and to ask. Its tour dates are kept for offline. */
export function PackageForReader({ known }: { known: KnownPackage }) {
  const { pkg, type } = known
  return (
    <>
      <ShowOn known={known} />
      <AskSales pkg={pkg} />
      <KeptSchedules projectType={type} projectId={pkg.project?.id ?? null} packageId={pkg.id} />
    </>
  )
}
