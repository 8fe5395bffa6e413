import { copy } from './copy.ts'

type Props = {
  label: string
  value: number
  min: number
  /** Left out when there is no upper bound. */
  max?: number | undefined
  onChange: (next: number) => void
}

/** A number with fewer and more. The new number is announced. */
export function Stepper({ label, value, min, max = Number.POSITIVE_INFINITY, onChange }: Props) {
  return (
    <fieldset className="flex items-center justify-between gap-16px">
      <legend className="float-left font-600">{label}</legend>
      <div className="flex items-center gap-8px">
        <button
          type="button"
          className="btn-round"
          disabled={value <= min}
          aria-label={copy.fewer(label)}
          onClick={() => onChange(Math.max(min, value - 1))}
        >
          <span className="i-ph-minus" aria-hidden />
        </button>
        <output className="price min-w-40px text-center text-[1.125rem]">{value}</output>
        <button
          type="button"
          className="btn-round"
          disabled={value >= max}
          aria-label={copy.more(label)}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <span className="i-ph-plus" aria-hidden />
        </button>
      </div>
    </fieldset>
  )
}
