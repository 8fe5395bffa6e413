import { goals } from './core-services.ts'
import { goalsCopy } from './services-copy.ts'

type Goal = (typeof goals)[number]

const LOOKS: Record<Goal['number'], { icon: string; ground: string }> = {
  1: { icon: 'i-ph-hand-coins', ground: 'bg-[var(--tag-land)] text-[var(--on-tag-land)]' },
  2: { icon: 'i-ph-bowl-food', ground: 'bg-gold text-on-gold' },
  15: { icon: 'i-ph-tree', ground: 'bg-[var(--tag-agro)] text-[var(--on-tag-agro)]' },
}

/** Three of the United Nations' goals, each with its number set large (spec §2, Services). */
export function SustainableGoals() {
  return (
    <section className="container section" aria-labelledby="goals">
      <div className="grid gap-16px md:grid-cols-12 md:items-end mb-32px md:mb-48px">
        <h2 id="goals" className="title-2 md:col-span-5">
          {goalsCopy.title}
        </h2>
        <p className="lead md:col-span-7">{goalsCopy.lead}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-12px md:gap-20px md:grid-cols-3">
        {goals.map((goal) => (
          <GoalCard key={goal.number} {...goal} />
        ))}
      </ul>
    </section>
  )
}

function GoalCard({ number, name, text }: Goal) {
  const { icon, ground } = LOOKS[number]
  return (
    <li className={`flex flex-col rounded-lg p-24px lg:p-32px ${ground}`}>
      <div className="flex items-start justify-between" aria-hidden>
        <span className="price text-[4.5rem] lg:text-[6rem] leading-[.8]">{number}</span>
        <span className={`${icon} text-[2.5rem]`} />
      </div>
      <h3 className="title-3 mt-32px md:mt-64px">
        <span className="visually-hidden">{goalsCopy.goal(number)}: </span>
        {name}
      </h3>
      <p className="mt-8px">{text}</p>
    </li>
  )
}
