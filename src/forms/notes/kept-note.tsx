import { copy } from '#src/forms/copy.ts'

/**
 * A note under a form: the phone keeps what is typed, and here is the way to end that. It says nothing before that is
 * true.
 */
export function KeptNote({ isKept, onErase }: { isKept: boolean; onErase: () => void }) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {isKept && (
        <p className="small-print flex flex-wrap items-center gap-x-12px">
          {copy.draftKept}
          <button
            type="button"
            className="text-link text-[.875rem] inline-flex items-center min-h-44px cursor-pointer"
            onClick={onErase}
          >
            {copy.eraseDraft}
          </button>
        </p>
      )}
    </div>
  )
}
