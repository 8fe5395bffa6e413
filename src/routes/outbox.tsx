import { Suspense } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { intro, page } from '#src/features/requests/copy.ts'
import { KeptPromise } from '#src/features/requests/list/kept-promise.tsx'
import { keepFocus } from '#src/features/requests/list/list-focus.ts'
import { RequestsOnPhone } from '#src/features/requests/list/requests-on-phone.tsx'
import { VisitLater } from '#src/features/tours/visit/visit-later.tsx'
import { eraseRest } from '#src/routes/erase-rest.ts'
import { withDataForReader } from '#src/startup/with-data.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** Reads free dates. It loads only where a date has gone. While the line loses it, the list stands. */
const SlotOffer = withDataForReader(
  async () => (await import('#src/features/tours/rebooking/slot-offer.tsx')).SlotOffer,
)

const AnotherDate = withDataForReader(
  async () => (await import('#src/features/tours/rebooking/another-date.tsx')).AnotherDate,
)

/** What this phone keeps for a person until it has verifiably arrived. Nothing here needs a network. */
export function Outbox() {
  return (
    <>
      <PageHead {...page} path={sitePaths.outbox} noIndex />
      <div className="container pt-40px pb-64px md:pt-64px md:pb-104px">
        <div className="grid gap-12px mb-40px md:mb-56px">
          <p className="eyebrow">{intro.eyebrow}</p>
          <h1 className="title-1 max-w-[14em]">{intro.title}</h1>
          <p className="lead">{intro.lead}</p>
        </div>
        <div className="grid grid-cols-1 gap-64px lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] items-start">
          <RequestsOnPhone
            slotOffer={(booking) => (
              <Suspense fallback={<div className="skeleton pulse h-200px" />}>
                <SlotOffer {...booking} onRebooked={keepFocus} />
              </Suspense>
            )}
            anotherDate={(id) => (
              <Suspense fallback={<div className="skeleton pulse h-48px" />}>
                <AnotherDate id={id} />
              </Suspense>
            )}
            visit={(request) => <VisitLater booking={request} />}
          />
          <KeptPromise eraseRest={eraseRest} />
        </div>
      </div>
    </>
  )
}
