import { useId } from 'react'
import { naira } from '#contract/format/naira.ts'
import { plural } from '#src/format/count.ts'
import { plannerCopy } from './planner-copy.ts'

type Props = {
  most: number
  value: number
  /** Kobo; null where it is not paid in equal months. */
  monthly: number | null
  onChange: (months: number) => void
}

/** A slider from one month to as many as the record names. What is chosen stands beside its name. */
export function MonthsField({ most, value, monthly, onChange }: Props) {
  const id = useId()
  const chosen = plural(value, 'month')
  const amount = monthly === null ? null : naira(monthly / 100, { decimals: 0 })
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-16px">
        <label htmlFor={id} className="font-600">
          {plannerCopy.months}
        </label>
        <output htmlFor={id} className="price">
          {chosen}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        value={value}
        aria-valuetext={plannerCopy.inMonths(chosen, amount)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block w-full h-44px m-0 accent-forest cursor-pointer"
      />
      <p className="flex justify-between small-print tabular-nums" aria-hidden>
        <span>1</span>
        <span>{most}</span>
      </p>
    </div>
  )
}
