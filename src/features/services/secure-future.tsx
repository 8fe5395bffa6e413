import { Link } from 'react-router-dom'
import { projectTypeLabel } from '#contract/project-type.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { Picture, type PictureSource } from '#src/ui/picture.tsx'
import { Reveal } from '#src/ui/reveal.tsx'
import farm from '../../assets/art/services-alpha.png?w=320;500&aspect=500:712&fit=cover&position=center&quality=50&format=avif;webp&as=picture'
import plots from '../../assets/art/services-alpha.png?w=320;500&aspect=508:712&fit=cover&position=left&quality=50&format=avif;webp&as=picture'
import house from '../../assets/art/services-alpha.png?w=320;500&aspect=540:712&fit=cover&position=right&quality=50&format=avif;webp&as=picture'
import { secureLines } from './secure-lines.ts'
import { secureCopy } from './services-copy.ts'

type Line = (typeof secureLines)[number]

/** A bridge or a shadow that goes on in the next crop ends softly. */
const EDGES_FADE =
  '[mask-image:linear-gradient(90deg,transparent,#000_9%,#000_91%,transparent),linear-gradient(#000_86%,transparent)] [mask-composite:intersect]'

/** The islands of one picture, each lifted to the same height out of its own card, its neighbours clipped away. */
const ISLANDS: Record<Line['type'], { source: PictureSource; at: string; ground: string }> = {
  land: {
    source: plots,
    at: 'object-[50%_82%] [clip-path:polygon(0_0,97%_0,97%_45%,100%_45%,100%_100%,0_100%)]',
    ground: 'bg-[var(--tag-land)]',
  },
  agro: {
    source: farm,
    at: 'object-[50%_33%] [clip-path:polygon(0_0,92%_0,92%_42%,100%_42%,100%_100%,0_100%)]',
    ground: 'bg-[var(--tag-agro)]',
  },
  home: {
    source: house,
    at: 'object-[50%_0%] [clip-path:polygon(0_0,100%_0,100%_100%,7%_100%,7%_84%,0_84%)]',
    ground: 'bg-[var(--tag-home)]',
  },
}

export function SecureFuture() {
  return (
    <section className="container section" aria-labelledby="secure">
      <div className="grid gap-12px mb-24px md:mb-40px">
        <h2 id="secure" className="title-2">
          {secureCopy.title}
        </h2>
        <p className="lead">{secureCopy.lead}</p>
      </div>
      <ul className="grid gap-24px md:gap-20px md:grid-cols-3">
        {secureLines.map((line, at) => (
          <Reveal key={line.type} as="li" delay={at * 100}>
            <LineCard {...line} />
          </Reveal>
        ))}
      </ul>
    </section>
  )
}

function LineCard({ type, text }: Line) {
  const { source, at, ground } = ISLANDS[type]
  const line = projectTypeLabel(type)
  return (
    <div className="group relative h-full pt-40px">
      <div className={`absolute inset-0 top-112px rounded-lg ${ground}`} aria-hidden />
      <Picture
        source={source}
        alt=""
        sizes="(min-width: 750px) 33vw, 92vw"
        className={`relative w-full aspect-[8/7] object-cover ${EDGES_FADE} ${at} motion-safe:transition-transform motion-safe:duration-500 motion-safe:group-hover:-translate-y-6px`}
      />
      <div className="relative grid gap-8px p-24px pt-8px lg:p-32px lg:pt-8px">
        <h3 className="title-2">
          <Link
            to={sitePaths.projects(type)}
            className="no-underline after:content-[''] after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-laterite"
          >
            {line}
          </Link>
        </h3>
        <p className="max-w-[24em]">{text}</p>
        <p className="mt-8px font-600 inline-flex items-center gap-8px" aria-hidden>
          {secureCopy.open(line)}
          <span className="i-ph-arrow-right" />
        </p>
      </div>
    </div>
  )
}
