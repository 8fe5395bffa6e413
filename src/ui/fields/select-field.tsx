import { useId } from 'react'
import { useEarlyInput } from './early/use-early-input.ts'
import { FieldNotes, fieldNoteIds } from './field-notes.tsx'

export type SelectOption = { value: string; label: string; group?: string }

type Props = {
  label: string
  name: string
  /** `''` = nothing chosen yet. */
  value: string
  onChange: (next: string) => void
  /** Options of one `group` stand together under its name. */
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; it cannot be chosen (decision G17). */
  placeholder: string
  /** The options are loading: nothing can be chosen yet. */
  loading?: boolean
  disabled?: boolean
  error?: string | undefined
  help?: string | undefined
  required?: boolean
}

/** A choice from a list, with the phone's own picker. */
export function SelectField({
  label,
  name,
  value,
  onChange,
  options,
  placeholder,
  loading = false,
  disabled = false,
  error,
  help,
  required,
}: Props) {
  const id = useId()
  const early = useEarlyInput(value, onChange)
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <select
          ref={early}
          id={id}
          name={name}
          value={value}
          required={required}
          disabled={disabled || loading}
          aria-busy={loading}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldNoteIds(id, { error, help })}
          className="field appearance-none pe-[calc(24px+1.5em)] text-ellipsis"
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {[...new Set(options.map(({ group }) => group))].map((group) => {
            const of = options.filter((option) => option.group === group)
            if (group === undefined) return <Options key="" of={of} />
            return (
              <optgroup key={group} label={group}>
                <Options of={of} />
              </optgroup>
            )
          })}
        </select>
        <span
          className={`${loading ? 'i-ph-circle-notch motion-safe:animate-spin' : 'i-ph-caret-down'} absolute end-16px inset-y-0 my-auto pointer-events-none`}
          aria-hidden
        />
      </div>
      <FieldNotes fieldId={id} error={error} help={help} />
    </div>
  )
}

const Options = ({ of }: { of: readonly SelectOption[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
