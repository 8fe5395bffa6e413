import type { ReactNode } from 'react'
import { useLasting } from './use-lasting.ts'

/** A good line answers in one or two seconds, and an attempt ends after twenty (decision D12). */
const SILENT_AFTER_MS = 8_000

type Props = {
  words: { submit: string; submitting: string; notYet: string; privacy: string }
  /** A Phosphor class for the button at rest. */
  icon: string
  isReady: boolean
  isSending: boolean
  /** What is true while no answer comes. */
  silent?: string
  children?: ReactNode
}

/** The end of a form: pressed only when all is filled (spec §4, §5); until then it says what is missing. */
export function SubmitPart({ words, icon, isReady, isSending, silent, children }: Props) {
  const isSilent = useLasting(isSending, SILENT_AFTER_MS)
  return (
    <div className="grid gap-12px">
      <button
        type="submit"
        className="btn-primary min-h-56px w-full"
        disabled={!isReady || isSending}
        aria-busy={isSending}
      >
        <span className={isSending ? 'i-ph-circle-notch motion-safe:animate-spin' : icon} aria-hidden />
        {isSending ? words.submitting : words.submit}
      </button>
      <div>
        <p className="small-print">{isReady ? words.privacy : words.notYet}</p>
        <p role="status" className="font-600 mt-12px empty:mt-0">
          {isSilent && silent}
        </p>
      </div>
      {children}
    </div>
  )
}
