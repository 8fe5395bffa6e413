import { form as words } from './copy.ts'

/** Pressed only when all is filled (spec §5); until then it says what is missing. */
export function SubmitApplication({ isReady, isSending }: { isReady: boolean; isSending: boolean }) {
  return (
    <div className="grid gap-12px mt-4px">
      <button
        type="submit"
        className="btn-primary min-h-56px w-full"
        disabled={!isReady || isSending}
        aria-busy={isSending}
      >
        <span
          className={isSending ? 'i-ph-circle-notch motion-safe:animate-spin' : 'i-ph-paper-plane-tilt'}
          aria-hidden
        />
        {isSending ? words.submitting : words.submit}
      </button>
      <p className="small-print">{isReady ? words.privacy : words.notYet}</p>
    </div>
  )
}
