import { useId, useState } from 'react'
import { groupedAtMost } from '#contract/format/grouped.ts'
import { sheetCopy } from './sheet-copy.ts'

type Props = {
  label: string
  value: number | null
  /** Null: nothing, or nothing that could be understood. */
  onChange: (next: number | null) => void
  /** Reads what was typed. */
  read: (text: string) => number | null
  /** How what was understood is said back. */
  say: (amount: number) => string
  notUnderstood: string
}

/** An amount or a size as people write it. What was understood is said below. */
export function AmountField({ label, value, onChange, read, say, notUnderstood }: Props) {
  const id = useId()
  const [text, setText] = useState(value === null ? '' : groupedAtMost(value, 2))
  const isWrong = text.trim() !== '' && read(text) === null
  const note = isWrong ? notUnderstood : value !== null && sheetCopy.understood(say(value))
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
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setText(event.target.value)
          onChange(read(event.target.value))
        }}
      />
      <p id={`${id}-note`} className={isWrong ? 'field-error' : 'field-help'} aria-live="polite">
        {note}
      </p>
    </div>
  )
}
