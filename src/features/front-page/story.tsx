import { projectTypeLabel } from '#contract/project-type.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { chapters } from '#src/features/front-page/first-screen/content.ts'
import { storyCopy } from '#src/features/front-page/first-screen/copy.ts'
import { Link } from '#src/ui/core/link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import islands from '../../assets/art/services-alpha.png?w=480;752;1200;1504&quality=50&avif=42&format=avif;webp&as=picture'

/** Land, farm, home: three islands that climb to the right, and a chapter under each. */
export function Story() {
  return (
    <section className="section overflow-x-clip" aria-labelledby="story">
      <div className="container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16px md:grid-cols-12 md:items-end">
          <h2 id="story" className="title-2 md:col-span-6 max-w-[10em]">
            {storyCopy.title}
          </h2>
          <p className="lead md:col-span-6 lg:col-span-5 lg:col-start-8">{storyCopy.lead}</p>
        </div>
        <Reveal className="-mx-28px md:mx-0 mt-24px md:mt-8px">
          <Picture
            source={islands}
            alt={storyCopy.alt}
            sizes="(min-width: 1200px) 1200px, 104vw"
            className="w-full"
            isCutOut
          />
        </Reveal>
        <ul className="grid md:grid-cols-3 md:gap-x-40px border-0 border-t-1 border-solid border-edge mt-24px md:mt-0">
          {chapters.map((chapter) => (
            <Chapter key={chapter.type} {...chapter} />
          ))}
        </ul>
      </div>
    </section>
  )
}

// Written out, because the stylesheet is generated from the words of the source.
const TAGS = { land: 'tag-land', agro: 'tag-agro', home: 'tag-home' } as const

function Chapter({ type, title, text }: (typeof chapters)[number]) {
  const line = projectTypeLabel(type)
  return (
    <li className="flex flex-col items-start gap-8px py-24px border-0 border-b-1 border-solid border-edge md:border-b-0">
      <p className={TAGS[type]}>{line}</p>
      <h3 className="title-3 mt-4px">{title}</h3>
      <p className="text-ink-soft max-w-[24em]">{text}</p>
      <Link to={sitePaths.projects(type)} className="text-link inline-flex items-center gap-8px min-h-44px">
        {storyCopy.explore}
        <span className="visually-hidden">: {line}</span>
        <span className="i-ph-arrow-right md:hidden lg:inline-block" aria-hidden />
      </Link>
    </li>
  )
}
