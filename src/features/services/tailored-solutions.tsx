import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { tailoredSolutions } from './content.ts'
import { tailoredCopy } from './copy.ts'
import { PicturedSolution } from './pictured-solution.tsx'

type PlainSolutionId = (typeof tailoredSolutions.plain)[number]['id']

/** Six cards (spec §2): two with a picture, four in a dense row with hairlines between them. */
export function TailoredSolutions() {
  const [wealth, portfolio] = tailoredSolutions.pictured
  return (
    <section className="pb-64px md:pb-104px" aria-labelledby="tailored">
      <div className="container">
        <div className="flex flex-col gap-12px mb-32px md:mb-48px">
          <h2 id="tailored" className="title-2">
            {tailoredCopy.title}
          </h2>
          <p className="lead">{tailoredCopy.lead}</p>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-16px md:gap-20px md:grid-cols-12">
          <Reveal as="li" className="md:col-span-7">
            <PicturedSolution {...wealth} />
          </Reveal>
          <Reveal as="li" className="md:col-span-5" delay={100}>
            <PicturedSolution {...portfolio} />
          </Reveal>
          {tailoredSolutions.plain.map((solution) => (
            <li key={solution.id} className="md:col-span-6 lg:col-span-3">
              <PlainSolution {...solution} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const ICONS: Record<PlainSolutionId, string> = {
  facility: 'i-ph-wrench',
  property: 'i-ph-key',
  agro: 'i-ph-plant',
  housing: 'i-ph-house-line',
}

function PlainSolution({ id, service, text }: (typeof tailoredSolutions.plain)[number]) {
  return (
    <div className="h-full flex lg:flex-col gap-16px rounded-md bg-sand p-20px lg:p-24px">
      <span className={`${ICONS[id]} text-laterite text-[1.75rem]`} aria-hidden />
      <div className="min-w-0">
        <h3 className="title-4">{service}</h3>
        <p className="mt-6px text-ink-soft">{text}</p>
      </div>
    </div>
  )
}
