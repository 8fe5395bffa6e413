import { ButtonLink } from '#src/ui/button-link.tsx'
import { hero } from './copy.ts'
import { JOIN_ID } from './join-us.tsx'
import { TeamDrawing } from './team-drawing.tsx'
import { SPOTLIGHT_ID } from './team-spotlight.tsx'

/** The team stands on the ground it sells; the earth runs off both edges of the page. */
export function TeamHero() {
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className="container grid grid-cols-1 md:grid-cols-12 md:gap-24px md:items-end">
        <div className="md:col-span-6 grid gap-24px justify-items-start pt-40px pb-24px md:pt-80px md:pb-128px lg:pb-176px">
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
        <div className="md:col-span-6 -mx-12px md:mx-0 lg:-mr-40px">
          <TeamDrawing />
        </div>
      </div>
    </section>
  )
}
