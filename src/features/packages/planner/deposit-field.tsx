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
 * Digits that come and go make no amount in between ("200,00"), so only what is left so is said to be none.
 */
export function DepositField({ least, most, value, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
    const amount = typedNaira(text)
    if (amount !== null) onChange(amount)
  }
  const leave = () => {
    const isNone = !!typed?.trim() && typedNaira(typed) === null
    setWrong(isNone)
    if (!isNone) setTyped(null)
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
        onBlur={leave}
      />
      <p id={`${id}-bounds`} className={isWrong ? 'field-error' : 'field-help'} aria-live="polite">
        {isWrong ? plannerCopy.notUnderstood : plannerCopy.bounds(shown(least), shown(most))}
      </p>
    </div>
  )
}
