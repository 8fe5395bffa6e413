import type { ReactNode } from 'react'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { direction } from './copy.ts'
import { mark } from './mark.ts'

/** Two cards of the same sign: the roof for where we go, the peg with its leaf for what we do about it. */
export function Direction() {
  const { vision, mission } = direction
  return (
    <section className="container pb-64px md:pb-104px" aria-label={direction.label}>
      <div className="grid gap-16px md:gap-24px md:grid-cols-12">
        <Reveal className="relative overflow-hidden rounded-lg bg-band text-on-band p-24px pb-104px md:p-48px md:pb-136px md:col-span-7">
          <h2 className="title-4 text-on-band-soft">{vision.title}</h2>
          <p className="title-2 mt-16px leading-[1.14] text-start">{vision.text}</p>
          <Sign className="-bottom-104px md:-bottom-152px -right-16px w-200px md:w-280px">
            <path
              className="fill-none stroke-gold"
              d={mark.roof}
              strokeWidth={mark.roofWidth}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </Sign>
        </Reveal>
        <Reveal
          className="relative overflow-hidden rounded-lg bg-mint p-24px pb-136px md:p-40px md:pb-160px md:col-span-5"
          delay={100}
        >
          <h2 className="title-4 text-ink-soft">{mission.title}</h2>
          <p className="title-3 mt-16px font-500 leading-[1.3]">{mission.text}</p>
          <Sign className="-bottom-16px -right-8px w-160px md:w-220px">
            <path className="fill-laterite" d={mark.peg} />
            <path className="fill-leaf" d={mark.leaf} />
          </Sign>
        </Reveal>
      </div>
    </section>
  )
}

function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      className={`absolute max-w-none ${className}`}
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}
