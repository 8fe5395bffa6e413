import type { ReactNode } from 'react'
import { hubCopy } from '#src/features/posts/copy.ts'
import { Picture } from '#src/ui/picture/picture.tsx'
import dusk from '../../../assets/art/dusk.jpg?w=480;728;960;1200;1600&quality=46&avif=41&effort=6&format=avif;webp&as=picture'

/** Evening on an estate street, the hour to read. `children`, the pick of the day, overlaps its lower edge. */
export function HubHero({ children }: { children: ReactNode }) {
  return (
    <>
      <section className="relative overflow-hidden bg-band text-on-band">
        <div className="relative h-52vw max-h-300px md:max-h-none md:absolute md:inset-y-0 md:right-0 md:h-full md:w-[58%]">
          <Picture
            source={dusk}
            alt=""
            sizes="(min-width: 46.875em) max(58vw, 820px), 100vw"
            priority
            className="absolute inset-0 w-full h-full object-cover object-[50%_40%]"
          />
          <div className="absolute inset-0 bg-gradient-to-t md:bg-gradient-to-r from-band from-20% md:from-35% lg:from-15% to-transparent" />
        </div>
        <div className="relative container -mt-40px md:mt-0 pb-120px md:pt-104px md:pb-200px">
          <p className="text-[.875rem] font-600 text-on-band-soft">{hubCopy.eyebrow}</p>
          <h1 className="title-1 mt-12px md:max-w-[11em]">{hubCopy.heading}</h1>
          <p className="lead mt-20px text-on-band-soft md:max-w-[24em]">{hubCopy.lead}</p>
        </div>
      </section>
      <div className="relative container -mt-72px md:-mt-120px">{children}</div>
    </>
  )
}
