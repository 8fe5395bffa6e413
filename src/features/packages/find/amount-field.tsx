import { useId, useState } from 'react'
import { groupedAtMost } from '#contract/format/grouped.ts'
import { sheetCopy } from './sheet-copy.ts'
import { typedAmount } from './typed-amount.ts'

type Props = {
  label: string
  value: number | null
  /** Null: nothing, or nothing that could be understood. */
  onChange: (next: number | null) => void
  /** How an amount that was understood is said back. */
  say?: (amount: number) => string
}

/** An amount as people write it. What was understood is said below. */
export function AmountField({ label, value, onChange, say }: Props) {
  const id = useId()
  const [text, setText] = useState(value === null ? '' : groupedAtMost(value, 2))
  const understood = typedAmount(text)
  const isClear = understood === value // "Clear all" empties the field from outside
  const shown = isClear || text.trim() === '' || understood === null ? text : ''
  const isWrong = shown.trim() !== '' && understood === null
  const note = isWrong
    ? sheetCopy.notUnderstood
    : say && value !== null
      ? sheetCopy.understood(say(value))
      : null
  return (
    <div>
      <label className="small-print block mb-4px" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="text"
        autoComplete="off"
        className="field tabular-nums"
        value={shown}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setText(event.target.value)
          onChange(typedAmount(event.target.value))
        }}
      />
      <p id={`${id}-note`} className={isWrong ? 'field-error' : 'field-help'} aria-live="polite">
        {note}
      </p>
    </div>
  )
}
