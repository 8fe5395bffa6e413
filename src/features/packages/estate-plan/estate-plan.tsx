import { lazy, Suspense, useState } from 'react'
import { estatePlans } from '#contract/records/estate-plan.ts'
import type { Package } from '#contract/records/package.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { planWords as words } from './plan-copy.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

/** The plan of the estate, if one of the package's pictures is called so. A press opens it over the whole screen. */
export function EstatePlan({ pkg }: { pkg: Package }) {
  const [plan] = estatePlans(pkg.media)
  const [isOpen, setOpen] = useState(false)
  if (!plan) return null
  return (
    <section aria-label={words.title} className="print:hidden">
      <h2 className="title-4">{words.title}</h2>
      <button
        type="button"
        className="group relative block w-full mt-12px aspect-[8/5] rounded-sm overflow-hidden cursor-zoom-in"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ApiPicture
          src={plan.url}
          alt={plan.description}
          sizes="(min-width: 750px) 34vw, 100vw"
          width={480}
          height={300}
          className="w-full h-full object-cover"
        />
        <span className="absolute left-8px bottom-8px inline-flex items-center gap-8px min-h-36px px-12px rounded-full bg-surface text-ink text-[.875rem] font-600">
          <span className="i-ph-magnifying-glass-plus" aria-hidden />
          {words.open}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <PlanDialog src={plan.url} alt={plan.description} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
