import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { copy } from '#src/ui/core/copy.ts'
import { useCloseRequest } from './use-close-request.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A dialog that rises from the lower edge of a phone and stands in the middle of a desktop. Rendered only while open.
 */
export function Sheet({ title, onClose, children }: Props) {
  useCloseRequest(true, onClose)
  useReturnedFocus()
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <div className="fixed inset-0 bg-[rgb(var(--scrim)/.6)]" aria-hidden />
      <div className="fixed inset-0 overflow-y-auto grid items-end md:items-center justify-items-center p-12px pb-[calc(12px+env(safe-area-inset-bottom))]">
        <DialogPanel className="panel shadow-float w-full max-w-520px text-ink">
          <div className="flex items-start justify-between gap-16px mb-20px">
            <DialogTitle className="title-3 pt-8px">{title}</DialogTitle>
            <button
              type="button"
              className="inline-flex items-center justify-center w-44px h-44px -me-8px flex-none rounded-full cursor-pointer hover:bg-sand active:bg-sand"
              aria-label={copy.close}
              onClick={() => afterPaint(onClose)}
            >
              <span className="i-ph-x text-[1.25rem]" aria-hidden />
            </button>
          </div>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}

/** Headless UI knows no opener that was pressed before its code came, and often that press brings the code. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body)
          opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
