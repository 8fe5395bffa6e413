import { type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldNotes, fieldNoteIds } from './field-notes.tsx'
import { useEarlyInput } from './use-early-input.ts'

type Props = {
  label: string
  name: string
  type?: HTMLInputTypeAttribute
  value: string
  onChange: (next: string) => void
  error?: string | undefined
  /** Help that changes keeps its room: `SteadyNote`. */
  help?: ReactNode
  required?: boolean
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  multiline?: boolean
  /** For a field of one line; text pasted into many lines is never cut silently. */
  maxLength?: number
}

/** A labelled text field, with its help and its error. */
export function TextField({
  label,
  name,
  type = 'text',
  value,
  onChange,
  error,
  help,
  required,
  autoComplete,
  inputMode,
  multiline,
  maxLength,
}: Props) {
  const id = useId()
  // What is pasted from contacts and chats has marks that nobody sees, and no e-mail or number has any.
  const take = (text: string) => onChange(type === 'text' ? text : text.replace(/\p{Cf}/gu, ''))
  const early = useEarlyInput(value, take)
  const shared = {
    id,
    name,
    value,
    required,
    autoComplete,
    inputMode,
    ref: early,
    className: 'field',
    'aria-invalid': Boolean(error),
    'aria-describedby': fieldNoteIds(id, { error, help }),
    onChange: (event: { target: { value: string } }) => take(event.target.value),
  }
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea rows={5} {...shared} />
      ) : (
        <input type={type} maxLength={maxLength} {...shared} />
      )}
      <FieldNotes fieldId={id} error={error} help={help} />
    </div>
  )
}
