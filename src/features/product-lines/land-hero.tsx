import { copy } from '#src/ui/core/copy.ts'
import { Picture } from '#src/ui/picture/picture.tsx'
import plots from '../../assets/art/land-1.jpg?w=480;728;960;1200&quality=46&avif=43&effort=6&format=avif;webp&as=picture'
import { landContent } from './land-content.ts'
import { productLineTitle } from './product-line-content.ts'

/** Land: words on warm earth; the surveyed ground bleeds off the page to the right. */
export function LandHero() {
  const { heading, lead, pictureAlt, type } = landContent
  return (
    <section className="relative overflow-hidden bg-[var(--tag-land)]">
      <div className="container md:min-h-[clamp(440px,44vw,620px)] md:flex md:items-center">
        <div className="py-40px md:py-64px md:w-[42%] md:pr-40px">
          <p className="eyebrow">{productLineTitle(type)}</p>
          <h1 className="title-1 mt-12px">{heading}</h1>
          <p className="lead mt-20px">{lead}</p>
        </div>
      </div>
      <figure className="relative md:absolute md:inset-y-0 md:right-0 md:w-[54%] h-64vw md:h-auto">
        <Picture
          source={plots}
          alt={pictureAlt}
          sizes="(min-width: 46.875em) max(54vw, 880px), 100vw"
          priority
          className="w-full h-full object-cover object-[60%_60%] md:absolute md:inset-0 md:rounded-l-lg"
        />
        <figcaption className="absolute bottom-12px right-12px tag bg-[rgb(var(--scrim)/.72)] text-white">
          {copy.artistsImpression}
        </figcaption>
      </figure>
    </section>
  )
}
