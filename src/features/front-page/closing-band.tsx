import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import road from '../../assets/art/tour.jpg?w=400;640;960&aspect=3:2&fit=cover&quality=46&format=avif;webp&as=picture'
import { closingCopy } from './copy.ts'

const ROAD_RISES =
  '[mask-image:linear-gradient(#000_55%,transparent)] md:[mask-image:linear-gradient(90deg,transparent,#000_45%)]'

/** The last word, in forest: the road to the gate comes out of the ground of the band. */
export function ClosingBand() {
  return (
    <section className="bg-band text-on-band relative overflow-hidden" aria-labelledby="closing">
      <div className={`md:absolute md:inset-y-0 md:right-0 md:w-56% ${ROAD_RISES}`}>
        <Picture
          source={road}
          alt=""
          sizes="(min-width: 750px) 56vw, 100vw"
          className="w-full h-220px md:h-full object-cover"
        />
      </div>
      <div className="container relative pb-64px md:py-120px">
        <div className="md:w-52% flex flex-col items-start gap-20px">
          <h2 id="closing" className="title-2">
            {closingCopy.title}
          </h2>
          <p className="text-on-band-soft max-w-[30em]">{closingCopy.text}</p>
          <ButtonLink to={sitePaths.siteTour} variant="gold" className="mt-8px">
            {closingCopy.tour}
            <span className="i-ph-arrow-right" aria-hidden />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
