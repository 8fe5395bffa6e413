import { useLayoutEffect, useRef } from 'react'

/**
 * The way back closes what lies over the page, and stays on the page. Chrome does that for every open dialog. In
 * other browsers it gets an entry of its own in the history, there before anybody can see it and go back.
 */
export function useClosedByBack(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    if ('CloseWatcher' in window) return undefined
    let isThere = true
    history.pushState(history.state, '')
    const leave = () => {
      isThere = false
      close.current()
    }
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      if (isThere) history.back()
    }
  }, [])
}
