import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react'
import { useEarlyInput } from './early/use-early-input.ts'
import { FieldNotes, fieldNoteIds } from './field-notes.tsx'

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
  multiline?: boolean
  /** For a field of one line; text pasted into many lines is never cut silently. */
  maxLength?: number
}

/** A labelled text field, with its help and its error. */
export function TextField({
  label,
  type = 'text',
  value,
  onChange,
  error,
  help,
  multiline,
  maxLength,
  ...others
}: Props) {
  const id = useId()
  // What is pasted from contacts and chats has marks that nobody sees, and no e-mail or number has any.
  const take = (text: string) => onChange(type === 'text' ? text : text.replace(/\p{Cf}/gu, ''))
  const early = useEarlyInput(value, take)
  const shared = {
    ...others,
    id,
    value,
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
        // Names and places are no words of a phone's dictionary.
        <input
          type={type}
          maxLength={maxLength}
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          {...shared}
        />
      )}
      <FieldNotes fieldId={id} error={error} help={help} />
    </div>
  )
}
