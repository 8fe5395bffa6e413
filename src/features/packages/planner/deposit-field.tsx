import { useId, useState } from 'react'
import { naira } from '#contract/format/naira.ts'
import { plannerCopy } from './planner-copy.ts'
import { typedNaira } from './typed-naira.ts'

type Props = {
  /** Kobo, all three. */
  least: number
  most: number
  value: number
  /** Whole naira as typed; what is beyond the bounds counts as the bound. */
  onChange: (naira: number) => void
}

const shown = (kobo: number) => naira(kobo / 100, { decimals: 0 })

/**
 * An amount to type. While it is typed, or is none, the text is the person's; afterwards it is the amount that counts.
 */
export function DepositField({ least, most, value, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = !!typed?.trim() && typedNaira(typed) === null
  const type = (text: string) => {
    setTyped(text)
    const amount = typedNaira(text)
    if (amount !== null) onChange(amount)
  }
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {plannerCopy.deposit}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="field tabular-nums"
        value={typed ?? shown(value).slice(1)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-bounds`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => isWrong || setTyped(null)}
      />
      <p id={`${id}-bounds`} className={isWrong ? 'field-error' : 'field-help'} aria-live="polite">
        {isWrong ? plannerCopy.notUnderstood : plannerCopy.bounds(shown(least), shown(most))}
      </p>
    </div>
  )
}
