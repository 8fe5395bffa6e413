import { ageInWords } from '#src/format/age.ts'
import { copy } from '#src/forms/copy.ts'

type Props = {
  /** ms since 1970; null when nothing was given back. */
  restoredAt: number | null
  onErase: () => void
}

/** A note above a form: it came back as the person left it, and here is the way to start again. */
export function RestoredNote({ restoredAt, onErase }: Props) {
  return (
    <div role="status">
      {restoredAt !== null && (
        <div className="flex flex-wrap items-center gap-12px rounded-md bg-mint p-20px mb-24px">
          <span className="i-ph-clock-counter-clockwise text-leaf text-[1.375rem]" aria-hidden />
          <p className="flex-1 min-w-[12rem]">
            <strong className="font-600">{copy.draftRestored}</strong>{' '}
            {copy.draftFrom(ageInWords(Date.now() - restoredAt))}
          </p>
          <button type="button" className="btn-outline" onClick={onErase}>
            <span className="i-ph-eraser" aria-hidden />
            {copy.startAgain}
          </button>
        </div>
      )}
    </div>
  )
}
