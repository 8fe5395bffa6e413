import type { Package } from '#contract/records/package.ts'
import { headlineCopy } from '#src/features/front-page/first-screen/copy.ts'
import { headlineFacts } from './headline-facts.ts'

/** Three facts in fixed places: a figure that arrives later replaces the earlier text and moves nothing. */
export function FactsCard({ packages }: { packages: readonly Package[] }) {
  return (
    <dl
      aria-label={headlineCopy.label}
      className="grid grid-cols-[1fr_1.35fr_.8fr] gap-8px md:gap-20px bg-surface text-ink rounded-md shadow-float px-16px py-20px md:px-28px md:py-24px md:w-[min(50%,480px)] md:-mt-56px"
    >
      {headlineFacts(packages).map(({ label, figure }) => (
        <div key={label} className="flex flex-col gap-4px">
          <dt className="small-print whitespace-nowrap">{label}</dt>
          <dd className="price text-[1.125rem] md:text-[1.5rem] leading-[1.2]">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
