import type { ReactNode } from 'react'

type Props = {
  words: { submit: string; submitting: string; notYet: string; privacy: string }
  /** A Phosphor class for the button at rest. */
  icon: string
  isReady: boolean
  isSending: boolean
  children?: ReactNode
}

/** The end of a form: pressed only when all is filled (spec §4, §5); until then it says what is missing. */
export function SubmitPart({ words, icon, isReady, isSending, children }: Props) {
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
      <p className="small-print">{isReady ? words.privacy : words.notYet}</p>
      {children}
    </div>
  )
}
