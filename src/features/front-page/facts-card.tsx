import type { Package } from '#contract/records/package.ts'
import { standingFacts } from '#src/features/front-page/first-screen/content.ts'
import { finderCopy, headlineCopy } from '#src/features/front-page/first-screen/copy.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { headlineFacts } from './headline-facts.ts'

type Props = { read: { value: readonly Package[]; storedAt: number } | undefined }

/** Three facts in fixed places, and a line for their age: what arrives later replaces the earlier text and moves nothing. */
export function FactsCard({ read: { value, storedAt } = { value: [], storedAt: 0 } }: Props) {
  const facts = headlineFacts(value)
  return (
    <div className="bg-surface text-ink rounded-md shadow-float px-16px pt-20px pb-4px md:px-28px md:w-[min(50%,480px)] md:-mt-56px">
      <dl
        aria-label={headlineCopy.label}
        className="grid grid-cols-[1fr_1.35fr_.8fr] [@media(max-width:15em)]:grid-cols-1 gap-8px md:gap-20px"
      >
        {facts.map(({ label, figure }) => (
          <div key={label} className="flex flex-col gap-4px">
            <dt className="small-print whitespace-nowrap">{label}</dt>
            <dd className="price text-[1.125rem] md:text-[1.5rem] leading-[1.2]">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small-print min-h-1.45em">
        {facts[0] !== standingFacts.place && <Age storedAt={storedAt} prefix={finderCopy.age} />}
      </p>
    </div>
  )
}
