import { useId } from 'react'
import { copy } from './copy.ts'

type Props = {
  label: string
  value: number
  min: number
  /** Omitted when there is no upper bound. */
  max?: number | undefined
  onChange: (next: number) => void
}

/**
 * A number with buttons for fewer and more; <output> announces the new one. A button at its bound stays focusable;
 * otherwise the last press would lose the focus.
 */
export function Stepper({ label, value, min, max = Number.POSITIVE_INFINITY, onChange }: Props) {
  const id = useId()
  const step = (next: number) => {
    if (next >= min && next <= max) onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a <fieldset> cannot stand beside its buttons
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-16px gap-y-8px"
    >
      <span id={id} className="font-600">
        {label}
      </span>
      <div className="flex items-center gap-8px">
        <button
          type="button"
          className="btn-round"
          aria-label={copy.fewer(label)}
          aria-disabled={value <= min}
          onClick={() => step(value - 1)}
        >
          <span className="i-ph-minus" aria-hidden />
        </button>
        <output className="price min-w-40px text-center text-[1.125rem]">{value}</output>
        <button
          type="button"
          className="btn-round"
          aria-label={copy.more(label)}
          aria-disabled={value >= max}
          onClick={() => step(value + 1)}
        >
          <span className="i-ph-plus" aria-hidden />
        </button>
      </div>
    </div>
  )
}
