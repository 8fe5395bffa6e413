import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import office from '../../assets/art/office.jpg?w=360;656;960&aspect=16:10&fit=cover&quality=46&format=avif;webp&as=picture'
import { aboutCopy } from './services-copy.ts'

/** The link to the people behind it (spec §2): a wide card with the office at its right edge. */
export function KnowUs() {
  return (
    <section className="container pb-64px md:pb-104px" aria-labelledby="know-us">
      <div className="grid md:grid-cols-2 overflow-hidden rounded-lg bg-sand">
        <div className="grid content-center justify-items-start gap-16px p-24px md:p-48px">
          <h2 id="know-us" className="title-2">
            {aboutCopy.title}
          </h2>
          <p className="lead">{aboutCopy.text}</p>
          <ButtonLink to={sitePaths.whoWeAre} variant="outline">
            {aboutCopy.link}
            <span className="i-ph-arrow-right" aria-hidden />
          </ButtonLink>
        </div>
        <div>
          <Picture
            source={office}
            alt=""
            sizes="(min-width: 80em) 600px, (min-width: 46.875em) 48vw, 90vw"
            className="w-full aspect-[16/10] md:h-full md:aspect-auto md:min-h-380px object-cover"
          />
        </div>
      </div>
    </section>
  )
}
