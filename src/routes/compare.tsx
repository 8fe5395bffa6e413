import { sitePaths } from '#contract/site-paths.ts'
import { page, words } from '#src/features/packages/compare/compare-copy.ts'
import type { Cell } from '#src/features/packages/compare/compare-rows.ts'
import { CompareView } from '#src/features/packages/compare/compare-view.tsx'
import { areAllOver } from '#src/features/tours/glance/are-all-over.ts'
import { nextTours } from '#src/features/tours/glance/next-tours.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { useOldAge } from '#src/ui/reads/use-old-age.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'

/** Packages side by side, with the next tour of each. */
export function Compare() {
  const { title, description, eyebrow, heading } = page
  const { data } = useRead(upcomingTours())
  const today = useTodayInLagos()
  const toursAge = useOldAge(data?.storedAt)
  const next = data && nextTours(data.value, today)
  const nextTour = (packageId: string): Cell => {
    const tour = next?.get(packageId)
    if (tour) return { text: tour.label }
    const isUnread = !data || areAllOver(data, packageId, today)
    return { text: isUnread ? words.toursUnread : words.noTour, isUnsaid: true }
  }
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.compare} noIndex />
      <div className="container md:pt-16px pb-64px md:pb-104px">
        <div className="print:hidden">
          <BackLink to={sitePaths.shortlist}>{words.back}</BackLink>
        </div>
        <div className="grid gap-8px mb-24px md:mb-40px">
          <p className="eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1} className="title-2">
            {heading}
          </h1>
        </div>
        <CompareView nextTour={nextTour} toursAge={toursAge} />
      </div>
    </>
  )
}
