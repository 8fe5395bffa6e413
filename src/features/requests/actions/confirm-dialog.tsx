import { useId, useLayoutEffect, useRef } from 'react'
import { letKeyUp } from '#src/ui/lists/one-removal.ts'
import { useModal } from '#src/ui/use-modal.ts'
import { dialog as copy } from './dialog-copy.ts'

type Props = {
  words: { title: string; text: string; confirm: string }
  /** Whether the action takes something away: its button is red. */
  isDestructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before an action that cannot be undone. Rendered only while it asks; the browser keeps the focus inside. Neither a
 * held Enter nor a double tap on what opened it is an answer: it may delete, book twice, or close the question unread.
 */
export function ConfirmDialog({ words, isDestructive = false, onConfirm, onClose }: Props) {
  const id = useId()
  const dialog = useModal(onClose)
  const cancel = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => cancel.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside the panel does
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="fixed inset-0 w-full h-full max-w-none max-h-none m-0 p-12px border-0 text-ink bg-[rgb(var(--scrim)/.6)] overflow-y-auto overscroll-contain grid items-end sm:items-center justify-items-center"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="panel shadow-float w-full max-w-480px grid gap-12px">
        <h2 id={`${id}-title`} className="title-3">
          {words.title}
        </h2>
        <p id={`${id}-text`}>{words.text}</p>
        <div className="flex flex-wrap gap-12px mt-12px">
          <button
            type="button"
            className={`grow ${isDestructive ? 'btn-danger' : 'btn-primary'}`}
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {words.confirm}
          </button>
          <button
            ref={cancel}
            type="button"
            className="btn-outline grow"
            onKeyDown={letKeyUp}
            onClick={onClose}
          >
            {copy.cancel}
          </button>
        </div>
      </div>
    </dialog>
  )
}
