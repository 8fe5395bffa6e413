import { companyBenefits } from './content.ts'
import { benefits } from './copy.ts'

type Benefit = (typeof companyBenefits)[number]

const ICONS: Record<Benefit['id'], string> = {
  pay: 'i-ph-coins',
  hours: 'i-ph-clock',
  health: 'i-ph-stethoscope',
  growth: 'i-ph-graduation-cap',
  leave: 'i-ph-umbrella',
  wellness: 'i-ph-heartbeat',
  retirement: 'i-ph-piggy-bank',
  housing: 'i-ph-bank',
  land: 'i-ph-flag-banner',
}

/** Nine cells ruled like a plot layout. The last, which only a land company can give, is planted. */
export function BenefitList() {
  return (
    <section className="bg-surface section" aria-labelledby="benefits">
      <div className="container">
        <div className="grid gap-16px md:grid-cols-12 md:items-end mb-32px md:mb-48px">
          <h2 id="benefits" className="title-2 md:col-span-5">
            {benefits.title}
          </h2>
          <p className="lead md:col-span-7">{benefits.lead}</p>
        </div>
        <ul className="grid gap-1px md:grid-cols-2 lg:grid-cols-3 overflow-hidden [overflow-wrap:anywhere] rounded-lg bg-edge border-1 border-solid border-edge">
          {companyBenefits.map((benefit) => (
            <Cell key={benefit.id} {...benefit} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Cell({ id, name, text }: Benefit) {
  return (
    <li className="group flex lg:flex-col gap-16px lg:gap-20px p-20px md:p-28px bg-surface last:bg-band last:text-on-band md:last:col-span-2 lg:last:col-span-1">
      <span className={`${ICONS[id]} text-[28px] text-laterite group-last:text-gold`} aria-hidden />
      <div>
        <h3 className="title-4 text-[1.1875rem]">{name}</h3>
        <p className="mt-6px text-ink-soft group-last:text-on-band-soft">{text}</p>
      </div>
    </li>
  )
}
