import { siteConfig } from '#contract/site-config.ts'
import { HeroFilm } from '#src/features/company/film/hero-film.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import tall from '../../assets/art/vision.jpg?w=360;540;728;900&aspect=1:1&fit=cover&quality=46&format=avif;webp&as=picture'
import wide from '../../assets/art/vision.jpg?w=640;960;1280;1600&aspect=16:9&fit=cover&quality=46&format=avif;webp&as=picture'
import { hero } from './copy.ts'

const SHAPE = 'w-full aspect-square sm:aspect-video md:rounded-l-lg'

/** The promise on warm ground; the road to the sunrise begins under it and runs out of the page to the right. */
export function WhoHero() {
  return (
    <section className="relative overflow-x-clip">
      <div className="absolute inset-x-0 top-0 bottom-[30%] bg-[var(--tag-land)]" aria-hidden />
      <div className="container relative pt-40px md:pt-64px">
        <div className="grid grid-cols-1 gap-24px md:grid-cols-12 md:items-end">
          <h1 className="title-1 md:col-span-7 lg:col-span-8 max-w-[13em]">{hero.title}</h1>
          <div className="md:col-span-5 lg:col-span-4 grid justify-items-start gap-24px">
            <p className="lead">{hero.lead}</p>
            {siteConfig.registerUrl && (
              <ButtonLink href={siteConfig.registerUrl} newTab>
                {hero.start}
                <span className="i-ph-arrow-up-right" aria-hidden />
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="mt-40px md:mt-56px -mx-20px md:ml-0 md:-mr-40px xl:mr-[min(-30px,570px-50vw)]">
          <HeroFilm videoUrl={siteConfig.videoUrl} className={SHAPE}>
            <Picture
              source={wide}
              narrow={{ source: tall, media: '(max-width: 29.99em)' }}
              alt={hero.pictureAlt}
              sizes="(min-width: 1280px) 92vw, 100vw"
              className={`${SHAPE} object-cover`}
              priority
            />
          </HeroFilm>
        </div>
      </div>
    </section>
  )
}
