import type { ReactNode } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import tall from '../../../assets/art/hero-home.jpg?w=360;540;728;900&aspect=6:7&fit=cover&quality=46&avif=39&effort=6&format=avif;webp&as=picture'
import wide from '../../../assets/art/hero-home.jpg?w=960;1280;1600&quality=46&effort=6&format=avif;webp&as=picture'
import { heroCopy } from './copy.ts'
import { HeroInsets } from './hero-insets.tsx'

/** The sky has no edge: it fades in below the last line of the promise, and is opaque among the roofs. */
const SKY_FADES =
  '[mask-image:linear-gradient(transparent_5%,rgb(0_0_0/.14)_14%,rgb(0_0_0/.74)_24%,#000_34%)]'

/** The promise above one picture from edge to edge, whose sky fades up into the page. `children`: the facts. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="overflow-x-clip">
      <div className="container relative z-1 pt-28px md:pt-40px grid gap-20px md:grid-cols-12 md:items-end">
        <h1 className="title-1 md:col-span-7 max-w-[7.4em]">{heroCopy.promise}</h1>
        <div className="md:col-span-5 lg:col-start-8 flex flex-col items-start gap-24px">
          <p className="lead">{heroCopy.lead}</p>
          <ButtonLink to={sitePaths.services}>
            {heroCopy.services}
            <span className="i-ph-arrow-right" aria-hidden />
          </ButtonLink>
        </div>
      </div>
      <div className={`-mt-48px md:-mt-40px lg:-mt-64px xl:mt-[max(-6.5rem,-104px)] ${SKY_FADES}`}>
        <Picture
          source={wide}
          narrow={{ source: tall, media: '(max-width: 46.87em)' }}
          alt={heroCopy.alt}
          sizes="100vw"
          className="w-full aspect-[6/7] md:aspect-auto md:h-[clamp(420px,47vw,760px)] object-cover object-bottom md:object-[50%_74%]"
          priority
        />
      </div>
      <div className="container relative -mt-48px md:-mt-96px flex flex-col gap-24px md:flex-row-reverse md:items-start md:justify-between">
        {children}
        <HeroInsets />
      </div>
    </section>
  )
}
