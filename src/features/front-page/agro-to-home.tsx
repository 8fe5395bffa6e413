import { sitePaths } from '#contract/site-paths.ts'
import { agroToHomeCopy } from '#src/features/front-page/first-screen/copy.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import greenhouses from '../../assets/art/agro-2.jpg?w=400;560;728;960&aspect=4:3&fit=cover&quality=46&avif=36&format=avif;webp&as=picture'

/** The picture bleeds off the left edge; the three steps stand beside it, one line each. */
export function AgroToHome() {
  return (
    <section className="section overflow-x-clip" aria-labelledby="agro-to-home">
      <div className="container grid gap-32px md:grid-cols-12 md:gap-x-56px md:items-center">
        <Reveal className="-mx-20px md:col-span-6 lg:col-span-7 md:mr-0 md:-ml-40px xl:ml-[min(-30px,570px-50vw)]">
          <Picture
            source={greenhouses}
            alt={agroToHomeCopy.alt}
            sizes="(min-width: 46.875em) 58vw, 100vw"
            className="w-full aspect-[4/3] lg:aspect-[7/5] object-cover md:rounded-r-lg"
          />
        </Reveal>
        <div className="md:col-span-6 lg:col-span-5">
          <h2 id="agro-to-home" className="title-2">
            {agroToHomeCopy.title}
          </h2>
          <p className="mt-16px lead">{agroToHomeCopy.text}</p>
          <ul className="my-24px">
            {agroToHomeCopy.steps.map((step) => (
              <li
                key={step}
                className="flex items-center gap-16px min-h-56px border-0 border-b-1 border-solid border-edge font-500"
              >
                <span className="w-10px h-10px rounded-2px bg-gold shrink-0" aria-hidden />
                {step}
              </li>
            ))}
          </ul>
          <ButtonLink to={sitePaths.whoWeAre} variant="outline">
            {agroToHomeCopy.learnMore}
            <span className="visually-hidden"> {agroToHomeCopy.learnMoreAbout}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
