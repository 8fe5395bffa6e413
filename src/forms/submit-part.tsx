import type { ReactNode } from 'react'
import { useLasting } from '#src/ui/reads/use-lasting.ts'
import { TRAP_FIELD } from './form-sign.ts'
import { submits, surePress } from './live/sure-press.ts'
import { missingWords } from './missing-words.ts'

/** A good line answers in one or two seconds; an attempt ends after twenty (decision D12). */
const SILENT_AFTER_MS = 8_000

type Props = {
  /** `waits`: why it cannot be sent yet, though nothing is missing. */
  words: { submit: string; submitting: string; notYet: string; privacy: string; waits?: string | undefined }
  /** A Phosphor class for the button at rest. */
  icon: string
  /** Labels of the fields that are still empty. */
  missing: readonly string[]
  isSending: boolean
  /** What is true while no answer comes. */
  silent?: string
  /** Why it was refused, where no field can say so. */
  refusal?: string | null
  children?: ReactNode
}

/**
 * The end of a form. The button sends only when all fields are filled (spec §4, §5), and tells screen readers so. It
 * can always be pressed: the form then shows what is missing. It keeps the focus while it sends.
 */
export function SubmitPart({ words, icon, missing, isSending, silent, refusal, children }: Props) {
  const isSilent = useLasting(isSending, SILENT_AFTER_MS)
  const isFilled = missing.length === 0
  const isReady = isFilled && !words.waits
  return (
    <div className="grid gap-12px">
      <div className="visually-hidden" aria-hidden>
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <button
        type="button"
        ref={submits}
        className="btn-primary min-h-56px w-full"
        aria-disabled={!isReady || isSending}
        aria-busy={isSending}
        onPointerDown={surePress}
      >
        <span className={isSending ? 'i-ph-circle-notch motion-safe:animate-spin' : icon} aria-hidden />
        <span>{isSending ? words.submitting : words.submit}</span>
      </button>
      <div>
        <p className="small-print">
          {isFilled ? (words.waits ?? words.privacy) : (missingWords(missing) ?? words.notYet)}
        </p>
        <p role="status" className="font-600 mt-12px empty:mt-0">
          {isSilent ? silent : !isSending && refusal}
        </p>
      </div>
      {children}
    </div>
  )
}
