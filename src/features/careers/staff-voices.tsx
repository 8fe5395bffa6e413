import { Picture } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { sampleVoices } from './content.ts'
import { voices } from './copy.ts'
import { voicePortraits } from './voice-portraits.ts'

const GROUNDS = ['bg-sand', 'bg-[var(--tag-land)] md:mt-48px', 'bg-mint md:mt-96px'] as const

/** Three notes, each hung a little lower than the last. */
export function StaffVoices() {
  return (
    <section className="container section" aria-labelledby="voices">
      <div className="flex flex-wrap items-baseline justify-between gap-x-40px gap-y-8px mb-32px">
        <h2 id="voices" className="title-2">
          {voices.title}
        </h2>
        <p className="small-print">{voices.note}</p>
      </div>
      <ul className="grid gap-16px md:gap-20px md:grid-cols-3 md:items-start">
        {sampleVoices.map(({ name, portrait, role, quote }, at) => (
          <Reveal
            key={name}
            as="li"
            className={`rounded-lg p-24px lg:p-32px ${GROUNDS[at]}`}
            delay={at * 100}
          >
            <figure className="grid gap-24px">
              <span className="i-ph-quotes text-laterite text-[2rem]" aria-hidden />
              <blockquote className="text-[1.1875rem] leading-[1.45]">{quote}</blockquote>
              {/* No gap: each source of the picture would take one. */}
              <figcaption className="flex items-center">
                <Picture
                  source={voicePortraits[portrait]}
                  alt=""
                  sizes="56px"
                  className="pale object-cover w-56px h-56px shrink-0 rounded-full"
                />
                <div className="ps-16px">
                  <p className="title-4">{name}</p>
                  <p className="text-[.875rem] mt-4px">{role}</p>
                </div>
              </figcaption>
            </figure>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}
