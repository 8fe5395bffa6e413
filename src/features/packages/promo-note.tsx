import type { ReactNode } from 'react'
import type { Promo } from '#contract/records/package.ts'
import { copy } from './copy.ts'
import { percentOff } from './package-badges.ts'

/** A running offer with its conditions, because a percentage alone would promise too much. */
export function PromoNote({ promo, children }: { promo: Promo; children?: ReactNode }) {
  return (
    <div className="flex gap-12px rounded-sm p-16px bg-[var(--tag-land)] text-[var(--on-tag-land)]">
      <span className="i-ph-seal-percent text-[1.25rem] mt-2px" aria-hidden />
      <div className="min-w-0 text-[.875rem] leading-[1.45] [overflow-wrap:anywhere]">
        <p className="font-600">
          {[promo.title, copy.discount(percentOff(promo))].filter(Boolean).join(': ')}
        </p>
        {promo.description && <p className="mt-2px">{promo.description}</p>}
        {children && <p className="mt-2px">{children}</p>}
      </div>
    </div>
  )
}
