import { useState } from 'react'
import type { Benefit } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'

const ICON_PX = 24

export function PackageBenefits({ benefits }: { benefits: readonly Benefit[] }) {
  if (benefits.length === 0) return null
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="title-3">
        {copy.benefits}
      </h2>
      <ul className="benefit-list">
        {withoutRepeats(benefits).map(({ name, icon }) => (
          <li key={name} className="benefit">
            <BenefitIcon src={icon} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const withoutRepeats = (benefits: readonly Benefit[]) => [
  ...new Map(benefits.map((benefit) => [benefit.name, benefit])).values(),
]

/** The provider's drawing, on a light ground because it may be black; a tick if it is missing or fails. */
function BenefitIcon({ src }: { src: string | null }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!src || hasFailed) return <span className="i-ph-check-bold text-leaf mx-5px" aria-hidden />
  return (
    <span className="pale shrink-0 p-5px rounded-10px bg-[#e3f1e7]">
      <img
        src={src}
        alt=""
        width={ICON_PX}
        height={ICON_PX}
        loading="lazy"
        decoding="async"
        onError={() => setHasFailed(true)}
      />
    </span>
  )
}
