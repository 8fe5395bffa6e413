import { type RefObject, useEffect, useState } from 'react'

/** Whether any of a part is in view, or within `marginPx` of it; false until it is known. */
export function useOnScreen(part: RefObject<Element | null>, marginPx = 0): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const watcher = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${marginPx}px` },
    )
    watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [part, marginPx])
  return isOnScreen
}
