import type { ReactNode } from 'react'

type Notes = { error: string | undefined; help: ReactNode }

/** What `aria-describedby` of a field must hold: only notes that are there. */
export function fieldNoteIds(fieldId: string, { error, help }: Notes): string | undefined {
  const ids = [help && `${fieldId}-help`, error && `${fieldId}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/**
 * Help and error below a field. The error's place is always there, so screen readers announce its words when they come.
 */
export function FieldNotes({ fieldId, error, help }: Notes & { fieldId: string }) {
  return (
    <>
      {help && (
        <p id={`${fieldId}-help`} className="field-help">
          {help}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${fieldId}-error`} className="field-error">
            <span className="i-ph-warning-circle" aria-hidden /> {error}
          </p>
        )}
      </div>
    </>
  )
}
