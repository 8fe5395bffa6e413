import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The file in which the page already shows a picture, so that paper costs no data; null until it has come. Looked up
 * again when printing starts.
 */
export function useShownPicture(url: string | undefined): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (!url) return undefined
    const { pathname } = new URL(url, location.href)
    const look = () => {
      const image = [...document.images].find(
        ({ currentSrc, naturalWidth }) => naturalWidth > 0 && new URL(currentSrc).pathname === pathname,
      )
      if (image) setShown(image.currentSrc)
    }
    const lookNow = () => flushSync(look)
    look()
    addEventListener('beforeprint', lookNow)
    return () => removeEventListener('beforeprint', lookNow)
  }, [url])
  return shown
}
