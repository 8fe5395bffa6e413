import { estatePlans } from '#contract/records/estate-plan.ts'
import type { Package } from '#contract/records/package.ts'
import { copy } from '#src/features/packages/copy.ts'
import { PictureOpener } from '#src/features/packages/large-picture/picture-opener.tsx'
import { planWords as words } from './plan-copy.ts'

const load = async () => (await import('./plan-dialog.tsx')).PlanDialog

/** The plan of the estate, if one of the package's pictures is called so. A press opens it over the whole screen. */
export function EstatePlan({ pkg }: { pkg: Package }) {
  const [plan] = estatePlans(pkg.media)
  if (!plan) return null
  const icon = <span className="i-ph-magnifying-glass-plus" aria-hidden />
  return (
    <PictureOpener
      title={copy.estatePlan}
      words={words}
      icon={icon}
      src={plan.url}
      alt={plan.description}
      isDescribed
      load={load}
    />
  )
}
