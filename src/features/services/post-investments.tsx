import { AskService } from './ask-service.tsx'
import { postInvestment } from './core-services.ts'

type Service = (typeof postInvestment.services)[number]

const ICONS: Record<Service['id'], string> = {
  wealth: 'i-ph-tree',
  portfolio: 'i-ph-chart-line-up',
  facility: 'i-ph-wrench',
  property: 'i-ph-key',
}

/** Four rows, read like a price list: the service, what it is, what it includes. */
export function PostInvestments() {
  return (
    <div className="grid grid-cols-1 gap-24px lg:grid-cols-12 lg:gap-x-56px">
      <div className="lg:col-span-3">
        <div className="lg:sticky lg:top-120px">
          <h3 className="title-3">{postInvestment.title}</h3>
          <p className="mt-6px text-ink-soft">{postInvestment.text}</p>
        </div>
      </div>
      <ul className="lg:col-span-9">
        {postInvestment.services.map((service) => (
          <Row key={service.id} {...service} />
        ))}
      </ul>
    </div>
  )
}

function Row({ id, name, text, includes }: Service) {
  return (
    <li className="apart-to-edge grid grid-cols-1 gap-x-40px gap-y-16px md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] py-32px border-0 border-t-1 border-solid border-edge">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-16px md:gap-x-24px content-start">
        <span className={`${ICONS[id]} text-laterite text-[2rem]`} aria-hidden />
        <div className="grid grid-cols-1 gap-8px">
          <h4 className="title-3">{name}</h4>
          <p className="text-ink-soft">{text}</p>
          <AskService service={name} />
        </div>
      </div>
      <ul className="grid gap-10px content-start ps-48px md:ps-0 md:pt-6px">
        {includes.map((part) => (
          <li key={part} className="flex gap-10px">
            <span className="i-ph-check mt-4px text-leaf" aria-hidden />
            {part}
          </li>
        ))}
      </ul>
    </li>
  )
}
