import type { Package } from '#contract/records/package.ts'
import type { Choice, Wished } from '#src/features/packages/plans/choice.ts'
import { planTotals } from '#src/features/packages/plans/payment-plan.ts'
import { AboutForeign } from './about-foreign.tsx'
import { InstalmentPlanner } from './instalment-planner.tsx'
import { useKeptAddress } from './use-kept-address.ts'

type Props = Choice & { pkg: Package; wished: Wished | null; wish: (wished: Wished) => void }

const NO_WISH: Wished = { months: null, deposit: null }

/** What stands below the figures of a plan, and the address that keeps it. */
export function Planner({ pkg, plan, units, terms, wished, wish }: Props) {
  const { months, deposit } = wished ?? NO_WISH
  useKeptAddress({ plan, units, wished: wished ?? NO_WISH })
  const totals = planTotals(pkg, plan, units, terms)
  return (
    <>
      <AboutForeign kobo={totals.total} />
      {totals.parts && (
        <InstalmentPlanner
          pkg={pkg}
          units={units}
          totals={totals}
          wish={(part) => wish({ months, deposit, ...part })}
        />
      )}
    </>
  )
}
