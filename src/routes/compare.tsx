import { sitePaths } from '#contract/site-paths.ts'
import { page, words } from '#src/features/packages/compare/compare-copy.ts'
import type { Cell } from '#src/features/packages/compare/compare-rows.ts'
import { CompareView } from '#src/features/packages/compare/compare-view.tsx'
import { nextTours } from '#src/features/tours/glance/next-tours.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'

/** Packages side by side, with the next tour of each. */
export function Compare() {
  const { title, description, eyebrow, heading } = page
  const tours = useRead(upcomingTours())
  const schedules = tours.data?.value
  const today = useTodayInLagos()
  const next = schedules && nextTours(schedules, today)
  const nextTour = (packageId: string): Cell => {
    if (!next) return { text: words.toursUnread, isUnsaid: true }
    const tour = next.get(packageId)
    return tour ? { text: tour.label } : { text: words.noTour, isUnsaid: true }
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
          <h1 className="title-2">{heading}</h1>
        </div>
        <CompareView nextTour={nextTour} />
      </div>
    </>
  )
}
