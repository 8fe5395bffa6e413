import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import narrow from '../../assets/art/land-hills.jpg?w=360;540;728;900&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import hills from '../../assets/art/land-hills.jpg?w=640;960;1280;1600&quality=46&format=avif;webp&as=picture'
import { hero } from './copy.ts'
import { JOIN_ID } from './join-us.tsx'
import { SPOTLIGHT_ID } from './team-spotlight.tsx'

/**
 * What the team sells, wherever it works: the ground itself, off the page's right edge and up to the sky behind the
 * words.
 */
export function TeamHero() {
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className="container grid grid-cols-1 md:grid-cols-12 md:min-h-560px md:items-center">
        <div className="md:col-span-6 grid gap-24px justify-items-start pt-40px pb-32px md:py-80px md:pr-32px">
          <h1 className="title-1">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="flex flex-wrap items-center gap-x-24px gap-y-12px">
            <ButtonLink href={`#${JOIN_ID}`}>
              {hero.toJoin}
              <span className="i-ph-arrow-down" aria-hidden />
            </ButtonLink>
            <a href={`#${SPOTLIGHT_ID}`} className="text-link inline-flex items-center min-h-44px">
              {hero.toTeam}
            </a>
          </div>
        </div>
      </div>
      <div className="md:absolute md:inset-y-0 md:right-0 md:left-1/2">
        <Picture
          source={hills}
          narrow={{ source: narrow, media: '(max-width: 46.87em)' }}
          alt={hero.alt}
          sizes="(min-width: 46.875em) max(50vw, 840px), 100vw"
          className="w-full aspect-[4/3] md:aspect-auto md:h-full md:absolute md:inset-0 object-cover object-[30%_60%] md:rounded-tl-[96px]"
          priority
        />
      </div>
    </section>
  )
}
