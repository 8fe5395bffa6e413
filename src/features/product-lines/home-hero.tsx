import { copy } from '#src/ui/core/copy.ts'
import { Picture } from '#src/ui/picture/picture.tsx'
import villa from '../../assets/art/home-4.jpg?w=480;728;1200;1600&quality=46&avif=43&effort=6&format=avif;webp&as=picture'
import { homeContent } from './home-content.ts'
import { productLineTitle } from './product-line-content.ts'

/** Home: a large sky that holds the words, with the house at the foot. */
export function HomeHero() {
  const { heading, lead, pictureAlt, type } = homeContent
  return (
    <section className="relative bg-sky overflow-hidden">
      <div className="container relative z-1 pt-40px md:pt-72px pb-24px md:pb-40px md:grid md:grid-cols-[1.5fr_1fr] md:gap-56px md:items-end">
        <div>
          <p className="text-[.875rem] font-600 text-[var(--on-tag-home)]">{productLineTitle(type)}</p>
          <h1 className="title-1 mt-12px">{heading}</h1>
        </div>
        <p className="lead mt-20px md:mt-0">{lead}</p>
      </div>
      <figure className="relative h-74vw md:h-[clamp(380px,40vw,580px)]">
        <Picture
          source={villa}
          alt={pictureAlt}
          sizes="100vw"
          priority
          className="w-full h-full object-cover object-[50%_44%] [mask-image:linear-gradient(to_bottom,transparent,black_28%)]"
        />
        <figcaption className="absolute bottom-12px right-12px tag bg-[rgb(var(--scrim)/.72)] text-white">
          {copy.artistsImpression}
        </figcaption>
      </figure>
    </section>
  )
}
