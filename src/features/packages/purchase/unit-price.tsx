import { naira } from '#contract/format/naira.ts'
import { copy } from '#src/features/packages/copy.ts'

/** Price per unit, large. Without a price it says so and names no unit (decision G7). */
export function UnitPrice({ amount }: { amount: number }) {
  if (amount <= 0) return <p className="title-3">{copy.priceOnRequest}</p>
  return (
    <>
      <p className="price text-[min(clamp(1.75rem,1.5rem+1vw,2.25rem),12vw)] leading-[1.1] whitespace-normal [overflow-wrap:anywhere]">
        {naira(amount, { decimals: 0 })}
      </p>
      <p className="mt-4px small-print">{copy.perUnit}</p>
    </>
  )
}
