import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens a `<dialog>` above everything else while its component is rendered, and the page below does not scroll. Closing
 * it returns the focus.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
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
  return dialog
}
