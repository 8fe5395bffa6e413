import { EstatePlan } from '#src/features/packages/estate-plan/estate-plan.tsx'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { Panorama } from '#src/features/packages/panorama/panorama.tsx'
import { AskSales } from '#src/features/packages/purchase/ask-sales.tsx'
import { SaveToShortlist } from '#src/features/packages/shortlist/heart-button.tsx'
import { ShowOn } from '#src/features/packages/show-on/show-on.tsx'
import { KeptSchedules } from '#src/features/tours/schedule/use-kept-schedules.ts'

/**
 * What a package offers a reader who stays: ways to keep it, to ask and to show it on. Also a look around, and the plan
 * of its estate. Its tour dates are kept for a booking without a network.
 */
export function PackageForReader({ known }: { known: KnownPackage }) {
  const { pkg, type } = known
  return (
    <>
      <SaveToShortlist pkg={pkg} type={type} />
      <AskSales known={known} />
      <Panorama pkg={pkg} />
      <EstatePlan pkg={pkg} />
      <ShowOn known={known} />
      <KeptSchedules projectType={type} projectId={pkg.project?.id ?? null} packageId={pkg.id} />
    </>
  )
}
