import { siteConfig } from '#contract/site-config.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import narrow from '../../assets/art/office.jpg?w=360;540;728;900&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import office from '../../assets/art/office.jpg?w=640;960;1280&aspect=1:1&fit=cover&quality=46&format=avif;webp&as=picture'
import { jobs } from './content.ts'
import { hero } from './copy.ts'

export const OPENINGS_ID = 'job-openings' // spec §2

/** Forest ground with the office on its lower edge, half outside it. */
export function CareersHero() {
  return (
    <section className="relative bg-band text-on-band md:mb-64px">
      <div className="container grid md:grid-cols-12 gap-x-40px">
        <div className="md:col-span-6 grid content-center justify-items-start gap-24px pt-40px pb-32px md:py-88px">
          <h1 className="title-1">{hero.title}</h1>
          <p className="text-[1.1875rem] leading-[1.5] text-on-band-soft max-w-[30em]">{hero.lead}</p>
          <ButtonLink href={`#${OPENINGS_ID}`} variant="gold">
            {hero.toOpenings}
            <span className="i-ph-arrow-down" aria-hidden />
          </ButtonLink>
          <dl className="grid grid-cols-3 gap-16px w-full mt-8px pt-24px border-0 border-t-1 border-solid border-band-edge">
            {hero.facts(siteConfig.hrEmail ? jobs.length : 0).map(({ label, value }) => (
              <div key={label}>
                <dt className="text-[.875rem] text-on-band-soft">{label}</dt>
                <dd className="title-4 md:text-[1.25rem] mt-4px">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="-mx-20px md:mx-0 md:col-span-6 md:relative md:mt-64px">
          <Picture
            source={office}
            narrow={{ source: narrow, media: '(max-width: 46.87em)' }}
            alt={hero.alt}
            sizes="(min-width: 46.875em) 48vw, 100vw"
            className="w-full aspect-[4/3] object-cover md:absolute md:-bottom-64px md:top-0 md:aspect-auto md:h-[calc(100%+64px)] md:rounded-lg object-[40%_50%]"
            priority
          />
        </div>
      </div>
    </section>
  )
}
