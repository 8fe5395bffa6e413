import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNoSecondTap } from './lists/use-no-second-tap.ts'
import { useClosedByBack } from './use-closed-by-back.ts'

/**
 * Opens a `<dialog>` above everything else while its component is rendered, and the page below does not scroll. Closing
 * it returns the focus. The way back closes it too.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    const { style } = document.documentElement
    shown?.showModal()
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
      shown?.close()
    }
  }, [])
  useNoSecondTap(true)
  useClosedByBack(onClose)
  return dialog
}
