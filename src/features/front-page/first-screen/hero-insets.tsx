import { Picture, type PictureSource } from '#src/ui/picture/picture.tsx'
import street from '../../../assets/art/dusk.jpg?w=240;320;480&aspect=3:2&fit=cover&quality=46&format=avif;webp&as=picture'
import plot from '../../../assets/art/land-4.jpg?w=240;320;480&aspect=3:2&fit=cover&quality=46&format=avif;webp&as=picture'
import { heroCopy } from './copy.ts'

/** With the hero, the three estate images of spec §1: the plot, the estate, the street at the end of the day. */
export function HeroInsets() {
  return (
    <div className="md:w-[min(48%,520px)]">
      <div className="grid grid-cols-2 gap-12px md:gap-16px">
        <Inset source={plot} alt={heroCopy.plotAlt} caption={heroCopy.plot} />
        <Inset source={street} alt={heroCopy.streetAlt} caption={heroCopy.street} />
      </div>
      <p className="mt-12px small-print">{heroCopy.impressions}</p>
    </div>
  )
}

function Inset({ source, alt, caption }: { source: PictureSource; alt: string; caption: string }) {
  return (
    <figure>
      <Picture
        source={source}
        alt={alt}
        sizes="(min-width: 46.875em) 240px, 44vw"
        className="w-full aspect-[3/2] object-cover rounded-sm md:rounded-md md:border-4 md:border-solid md:border-surface"
      />
      <figcaption className="mt-8px text-[.9375rem] leading-[1.3] font-600">{caption}</figcaption>
    </figure>
  )
}
