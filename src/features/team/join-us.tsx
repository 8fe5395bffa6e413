import type { ReactNode } from 'react'
import { perks } from './content.ts'
import { join as words } from './copy.ts'

export const JOIN_ID = 'join-us' // spec §2

// Written out here: the stylesheet is made from the words of components.
const ICONS: Record<(typeof perks)[number]['id'], string> = {
  flexibility: 'i-ph-clock',
  impact: 'i-ph-hand-heart',
  growth: 'i-ph-trend-up',
  together: 'i-ph-users-three',
  pay: 'i-ph-wallet',
  stability: 'i-ph-shield-check',
}

/** `children` is the form. */
export function JoinUs({ children }: { children: ReactNode }) {
  return (
    <section id={JOIN_ID} className="bg-sand section" aria-labelledby="join-title">
      <div className="container grid grid-cols-1 gap-40px lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-80px items-start">
        <div>
          <p className="eyebrow">{words.eyebrow}</p>
          <h2 id="join-title" className="title-2 mt-8px">
            {words.title}
          </h2>
          <p className="lead mt-16px">{words.lead}</p>
          <h3 className="title-4 mt-40px mb-8px">{words.perksTitle}</h3>
          <ul className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-1 gap-x-24px">
            {perks.map(({ id, name, text }) => (
              <li
                key={id}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-16px py-16px border-0 border-t-1 border-solid border-edge"
              >
                <span className={`${ICONS[id]} text-laterite text-[1.625rem]`} aria-hidden />
                <div>
                  <h4 className="title-4">{name}</h4>
                  <p className="mt-2px text-[.9375rem] text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </section>
  )
}
