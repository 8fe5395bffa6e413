import { useRef } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { sampleMilestones } from '#src/features/company/content.ts'
import { journey } from '#src/features/company/copy.ts'
import { Minibus } from '#src/features/company/minibus.tsx'
import { Milestone } from './milestone.tsx'
import { useJourney } from './use-journey.ts'

/**
 * Our years along a red-earth road. Wide screens hold it still while scrolling down drives along it; before scripts run
 * it is pushed sideways by hand. On phones it leads down. On low screens, and for people who ask for less motion, it is
 * rows of years.
 */
export function Journey() {
  const way = useRef<HTMLElement>(null)
  const road = useRef<HTMLDivElement>(null)
  const bus = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useJourney({ way, road, bus })
  return (
    <section ref={way} className="bg-sand drives:h-[calc(100vh+1400px)]" aria-labelledby="journey">
      <div className="py-64px drives:sticky md:top-0 drives:min-h-100vh drives:pt-104px drives:pb-40px md:flex md:flex-col md:justify-center">
        <div className="container flex flex-wrap items-end justify-between gap-x-40px gap-y-12px mb-32px md:mb-24px">
          <div className="grid gap-12px">
            <h2 id="journey" className="title-2">
              {journey.title}
            </h2>
            <p className="lead">{journey.lead}</p>
          </div>
          <p className="small-print">{journey.note}</p>
        </div>
        <div className="relative">
          <div ref={road} className={isHydrated ? 'overflow-hidden' : 'overflow-x-auto'}>
            <ol className="container grid md:grid-cols-3 md:gap-y-48px drives:flex drives:w-max drives:max-w-none xl:drives:px-[max(30px,calc(50vw-570px))]">
              {sampleMilestones.map((milestone) => (
                <Milestone key={milestone.year} {...milestone} />
              ))}
            </ol>
          </div>
          <div ref={bus} className="hidden drives:block absolute left-40px top-66px w-84px">
            <Minibus />
          </div>
        </div>
      </div>
    </section>
  )
}
