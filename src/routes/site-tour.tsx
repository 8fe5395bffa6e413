import { sitePaths } from '#contract/site-paths.ts'
import { tourQuestions } from '#src/features/tours/content.ts'
import { page, tours } from '#src/features/tours/copy.ts'
import { faqPageData } from '#src/features/tours/faq-page-data.ts'
import { KitLink } from '#src/features/tours/kit/kit-link.tsx'
import { UpcomingTours } from '#src/features/tours/list/upcoming-tours.tsx'
import { Testimonials } from '#src/features/tours/testimonials.tsx'
import { TourFaq } from '#src/features/tours/tour-faq.tsx'
import { TOURS_ID, TourHero } from '#src/features/tours/tour-hero.tsx'
import { Booking } from '#src/routes/sections/booking.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'
import { SaveTour } from './parts/save-tour.tsx'

/** Why to come, which tours there are, and the form that books one (spec §2, Site tour). */
export function SiteTour() {
  return (
    <>
      <PageHead {...page} path={sitePaths.siteTour} jsonLd={faqPageData(tourQuestions)} />
      <TourHero />
      <section id={TOURS_ID} className="container section">
        <div className="grid gap-12px mb-32px md:mb-40px">
          <h2 className="title-2">{tours.title}</h2>
          <p className="lead">{tours.lead}</p>
        </div>
        <UpcomingTours>{(schedule) => <SaveTour schedule={schedule} />}</UpcomingTours>
        <KitLink />
      </section>
      <BelowFirstScreen>
        <Booking />
        <TourFaq />
        <Testimonials />
      </BelowFirstScreen>
    </>
  )
}
