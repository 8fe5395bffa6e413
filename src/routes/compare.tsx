import { sitePaths } from '#contract/site-paths.ts'
import { useOnce } from '#src/device/use-once.ts'
import { page, words } from '#src/features/packages/compare/compare-copy.ts'
import type { Cell } from '#src/features/packages/compare/compare-rows.ts'
import { CompareView } from '#src/features/packages/compare/compare-view.tsx'
import { areAllOver } from '#src/features/tours/glance/are-all-over.ts'
import { nextTours } from '#src/features/tours/glance/next-tours.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { ageInWords } from '#src/format/age.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { useNow } from '#src/ui/reads/use-now.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'

const OLD_MS = 60 * 60_000

/** Packages side by side, with the next tour of each. */
export function Compare() {
  const { title, description, eyebrow, heading } = page
  const { data } = useRead(upcomingTours())
  const today = useTodayInLagos()
  const age = useNow() - (data?.storedAt ?? Number.POSITIVE_INFINITY)
  const isOld = useOnce(age >= OLD_MS) // once there the row stays: the next answer would move those below
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
        <CompareView nextTour={nextTour} toursAge={isOld ? ageInWords(age) : null} />
      </div>
    </>
  )
}
