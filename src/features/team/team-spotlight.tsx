import { Picture } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { sampleTeam, type TeamMember } from './content.ts'
import { spotlight as words } from './copy.ts'
import { JOIN_ID } from './join-us.tsx'
import { teamPortraits } from './team-portraits.ts'

export const SPOTLIGHT_ID = 'team'

/** Seven people (spec §2), and a card for the free place where the grid would have a hole. */
export function TeamSpotlight() {
  return (
    <section id={SPOTLIGHT_ID} className="container section" aria-labelledby="team-title">
      <div className="grid gap-16px md:grid-cols-12 md:items-end mb-32px md:mb-56px">
        <h2 id="team-title" className="title-2 md:col-span-5">
          {words.title}
        </h2>
        <p className="lead md:col-span-7 lg:col-span-6 lg:col-start-7">{words.lead}</p>
      </div>
      <ul className="grid gap-x-24px gap-y-24px md:gap-y-48px md:grid-cols-3 lg:grid-cols-4">
        {sampleTeam.map((member) => (
          <Reveal as="li" key={member.name} className={ROW}>
            <Member member={member} />
          </Reveal>
        ))}
        <Reveal as="li" className={`${ROW} group relative`}>
          <OpenChair />
        </Reveal>
      </ul>
      <p className="small-print mt-32px md:mt-48px">{words.sample}</p>
    </section>
  )
}

/** Side by side on phones, so that seven people take two screens; stacked where there is room. */
const ROW =
  'grid grid-cols-[104px_minmax(0,1fr)] gap-16px items-start md:grid-cols-1 md:content-start md:gap-20px'

function Member({ member: { name, place, description, portrait } }: { member: TeamMember }) {
  return (
    <>
      <Picture
        source={teamPortraits[portrait]}
        alt={words.portrait(name)}
        sizes="(min-width: 75em) 282px, (min-width: 64em) 23vw, (min-width: 46.875em) 30vw, 104px"
        className="pale object-cover w-full aspect-square rounded-md"
      />
      <div>
        <h3 className="title-4 md:text-[1.25rem]">{name}</h3>
        <p className="eyebrow mt-2px">{place}</p>
        <p className="mt-8px text-[.9375rem] text-ink-soft">{description}</p>
      </div>
    </>
  )
}

function OpenChair() {
  return (
    <>
      <div
        className={
          'rounded-md overflow-hidden aspect-square flex items-end border-2 border-dashed border-[var(--field-edge)] text-ink-soft group-hover:border-ink group-hover:text-ink'
        }
      >
        <svg viewBox="12 4 176 196" className="w-full h-full" focusable="false" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="8 7" strokeLinecap="round">
            <circle cx="100" cy="84" r="38" />
            <path d="M36 200c0-46 18-70 46-72 6 10 30 10 36 0 28 2 46 26 46 72" />
          </g>
          <path stroke="currentColor" strokeWidth="4" strokeLinecap="round" d="M100 72v24M88 84h24" />
        </svg>
      </div>
      <div>
        <h3 className="title-4 md:text-[1.25rem]">{words.yourPlace}</h3>
        <p className="mt-8px text-[.9375rem] text-ink-soft">{words.yourPlaceText}</p>
        <a
          href={`#${JOIN_ID}`}
          className="text-link inline-flex items-center gap-8px min-h-44px after:content-[''] after:absolute after:inset-0"
        >
          {words.toJoin}
          <span className="i-ph-arrow-down" aria-hidden />
        </a>
      </div>
    </>
  )
}
