import { BOOKING_PART } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import tour from '../../assets/art/tour.jpg?w=480;728;960;1600&quality=46&avif=43&effort=6&format=avif;webp&as=picture'
import { hero } from './copy.ts'

export const TOURS_ID = 'upcoming_tours'

/** The picture bleeds off the page's right edge on wide screens; on phones it stands below the words. */
export function TourHero() {
  return (
    <section className="relative overflow-hidden">
      <div className="container grid md:grid-cols-2 md:min-h-600px md:items-center">
        <div className="grid gap-24px justify-items-start pt-40px pb-40px md:py-64px md:pr-40px">
          <h1 className="title-1">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="flex flex-wrap items-center gap-x-16px gap-y-12px">
            <ButtonLink href={`#${BOOKING_PART}`}>
              {hero.toForm}
              <span className="i-ph-arrow-down" aria-hidden />
            </ButtonLink>
            <a href={`#${TOURS_ID}`} className="text-link inline-flex items-center min-h-44px">
              {hero.toTours}
            </a>
          </div>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-16px md:gap-32px mt-16px pt-24px border-0 border-t-1 border-solid border-edge w-full">
            {hero.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="small-print">{label}</dt>
                <dd className="title-4">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="md:absolute md:inset-y-0 md:right-0 md:left-1/2">
        <Picture
          source={tour}
          alt={hero.pictureAlt}
          sizes="(min-width: 46.875em) max(50vw, 960px), 100vw"
          className="w-full aspect-3/2 md:aspect-auto md:h-full md:absolute md:inset-0 object-cover md:rounded-bl-lg"
          priority
        />
      </div>
    </section>
  )
}
