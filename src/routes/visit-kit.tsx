import { sitePaths } from '#contract/site-paths.ts'
import { InspectionKit } from '#src/features/tours/kit/inspection-kit.tsx'
import { page } from '#src/features/tours/kit/kit-copy.ts'
import { askToKeepStorage } from '#src/pwa/outbox-status/keep-storage.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** What to bring, which papers to check, and what a person notes on the estate. */
export function VisitKit() {
  return (
    <>
      <PageHead {...page} path={sitePaths.visitKit} />
      <InspectionKit onKept={askToKeepStorage} />
    </>
  )
}
