import { copy } from '#src/ui/core/copy.ts'
import { Picture } from '#src/ui/picture/picture.tsx'
import greenhouses from '../../assets/art/agro-2.jpg?w=480;728;1200;1600&quality=46&avif=43&effort=6&format=avif;webp&as=picture'
import { agroContent } from './agro-content.ts'
import { productLineTitle } from './product-line-content.ts'

/** Agro: the farm edge to edge, with a forest block in its lower corner. */
export function AgroHero() {
  const { heading, lead, pictureAlt, type } = agroContent
  return (
    <section className="md:pb-40px">
      <figure className="relative h-68vw md:h-[clamp(420px,42vw,620px)]">
        <Picture
          source={greenhouses}
          alt={pictureAlt}
          sizes="100vw"
          priority
          className="w-full h-full object-cover object-[50%_62%]"
        />
        <figcaption className="absolute top-12px right-12px tag bg-[rgb(var(--scrim)/.72)] text-white">
          {copy.artistsImpression}
        </figcaption>
      </figure>
      <div className="relative md:max-w-1200px md:mx-auto md:px-40px xl:px-30px">
        <div className="bg-band text-on-band px-20px py-40px md:p-56px md:rounded-lg md:-mt-96px md:grid md:grid-cols-[1.5fr_1fr] md:gap-56px md:items-end">
          <div>
            <p className="text-[.875rem] font-600 text-on-band-soft">{productLineTitle(type)}</p>
            <h1 className="title-1 mt-12px">{heading}</h1>
          </div>
          <p className="mt-20px md:mt-0 text-[1.1875rem] leading-[1.5] text-on-band-soft">{lead}</p>
        </div>
      </div>
    </section>
  )
}
