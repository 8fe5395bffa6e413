import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '#src/device/after-paint.ts'

type Props = {
  /** A media query of the screens that show it at once. */
  seenOn?: string
  children: ReactNode
}

/**
 * What nobody sees before they scroll. After a press on a link it is drawn once the screen above it is painted. At once
 * it is there in a page that the browser opened, and for a link to a part. Back too, which leads to an old position.
 */
export function BelowFirstScreen({ seenOn, children }: Props) {
  const action = useNavigationType()
  const { hash } = useLocation()
  const [isDrawn, setDrawn] = useState(
    action === 'POP' || hash !== '' || (seenOn !== undefined && matchMedia(seenOn).matches),
  )
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [isDrawn])
  return isDrawn ? children : <div className="min-h-screen" />
}
