import { AskSales } from '../features/packages/ask-sales.tsx'
import type { KnownPackage } from '../features/packages/package-state.ts'
import { KeptSchedules } from '../features/tours/use-kept-schedules.ts'

/** What a package has for a reader who stays: ways to ask, and its tour dates kept for a booking without a network. */
export function PackageForReader({ known: { pkg, type } }: { known: KnownPackage }) {
  return (
    <>
      <AskSales pkg={pkg} />
      <KeptSchedules projectType={type} projectId={pkg.project?.id ?? null} packageId={pkg.id} />
    </>
  )
}
