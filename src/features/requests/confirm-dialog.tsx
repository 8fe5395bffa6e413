import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { actions } from './copy.ts'

type Props = {
  words: { title: string; text: string; confirm: string }
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. Rendered only while it asks. */
export function ConfirmDialog({ words, onConfirm, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <div className="fixed inset-0 bg-[rgb(var(--scrim)/.6)]" aria-hidden />
      <div className="fixed inset-0 overflow-y-auto grid items-end sm:items-center justify-items-center p-12px">
        <DialogPanel className="panel shadow-float w-full max-w-480px grid gap-12px">
          <DialogTitle className="title-3">{words.title}</DialogTitle>
          <Description>{words.text}</Description>
          <div className="flex flex-wrap gap-12px mt-12px">
            <button
              type="button"
              className="btn-primary flex-1"
              onClick={() => {
                onClose()
                onConfirm()
              }}
            >
              {words.confirm}
            </button>
            <button type="button" className="btn-outline flex-1" onClick={onClose}>
              {actions.cancel}
            </button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
