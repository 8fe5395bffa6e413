import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import tall from '../../assets/art/land-3.jpg?w=360;540;728;900&aspect=1:1&fit=cover&quality=44&avif=40&format=avif;webp&as=picture'
import wide from '../../assets/art/land-3.jpg?w=640;960;1280;1600&quality=44&format=avif;webp&as=picture'
import { servicesHero } from './services-copy.ts'

export const CORE_SERVICES_ID = 'core-services' // spec §2

/** The whole estate from above, edge to edge. The words lie on a sheet of paper at its corner, like a survey plan. */
export function ServicesHero() {
  return (
    <section className="relative overflow-x-clip">
      <Picture
        source={wide}
        narrow={{ source: tall, media: '(max-width: 46.87em)' }}
        alt={servicesHero.alt}
        sizes="100vw"
        className="w-full aspect-square md:aspect-auto md:h-[clamp(480px,48vw,720px)] object-cover"
        priority
      />
      <div className="container relative -mt-64px md:-mt-[min(400px,34vw)]">
        <div className="grid justify-items-start gap-20px md:gap-24px rounded-lg bg-paper p-24px md:p-48px md:w-[min(62%,720px)]">
          <h1 className="title-1">{servicesHero.title}</h1>
          <p className="lead">{servicesHero.lead}</p>
          <ButtonLink href={`#${CORE_SERVICES_ID}`}>
            {servicesHero.toCore}
            <span className="i-ph-arrow-down" aria-hidden />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
