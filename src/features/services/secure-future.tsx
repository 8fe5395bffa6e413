import { projectTypeLabel } from '#contract/project-type.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { Link } from '#src/ui/core/link.tsx'
import { Picture, type PictureSource } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import farm from '../../assets/art/island-agro.webp?w=320;530&quality=50&avif=46&format=avif;webp&as=picture'
import house from '../../assets/art/island-home.webp?w=320;530&quality=50&format=avif;webp&as=picture'
import plots from '../../assets/art/island-land.webp?w=320;530&quality=50&format=avif;webp&as=picture'
import { secureLines } from './secure-lines.ts'
import { secureCopy } from './services-copy.ts'

type ProductLine = (typeof secureLines)[number]

/** The islands of the front page's story, each whole and separate, all at one scale and on one line. */
const ISLANDS: Record<ProductLine['type'], { source: PictureSource; ground: string }> = {
  land: { source: plots, ground: 'bg-[var(--tag-land)]' },
  agro: { source: farm, ground: 'bg-[var(--tag-agro)]' },
  home: { source: house, ground: 'bg-[var(--tag-home)]' },
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
            <ProductLineCard {...line} />
          </Reveal>
        ))}
      </ul>
    </section>
  )
}

function ProductLineCard({ type, text }: ProductLine) {
  const { source, ground } = ISLANDS[type]
  const line = projectTypeLabel(type)
  return (
    <div className="group relative flex flex-col h-full pt-40px">
      <div className={`absolute inset-0 top-112px rounded-lg ${ground}`} aria-hidden />
      <Picture
        source={source}
        alt=""
        sizes="(min-width: 46.875em) 33vw, 92vw"
        className="relative w-full px-16px lg:px-20px motion-safe:transition-transform motion-safe:duration-500 motion-safe:group-hover:translate-y--6px"
        isCutOut
      />
      <div className="relative grow flex flex-col gap-8px p-24px pt-8px lg:p-32px lg:pt-8px">
        <h3 className="title-2">
          <Link
            to={sitePaths.projects(type)}
            className="no-underline after:content-[''] after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-solid focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-laterite"
          >
            {line}
          </Link>
        </h3>
        <p className="max-w-[24em]">{text}</p>
        <p className="mt-auto pt-8px font-600 inline-flex items-center gap-8px" aria-hidden>
          {secureCopy.open(line)}
          <span className="i-ph-arrow-right md:hidden lg:inline-block" />
        </p>
      </div>
    </div>
  )
}
