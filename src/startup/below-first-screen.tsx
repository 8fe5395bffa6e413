import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '#src/device/after-paint.ts'

/**
 * What nobody sees before they scroll. After a press on a link it is drawn once the screen above it is painted. At once
 * it is there in a page that the browser opened, and for a link to a part. Back too, which leads to an old position.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const action = useNavigationType()
  const { hash } = useLocation()
  const [isDrawn, setDrawn] = useState(action === 'POP' || hash !== '')
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [isDrawn])
  return isDrawn ? children : <div className="min-h-screen" />
}
