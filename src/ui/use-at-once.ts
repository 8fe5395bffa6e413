import { useState } from 'react'
import { isReturn } from '#src/device/is-return.ts'

/**
 * Whether a list is drawn at once and not piece by piece: it was known when its screen came, or the browser came back to
 * the page. Who comes back finds the place where they were, which must be there.
 */
export function useAtOnce(isKnown: boolean): boolean {
  const [wasKnown] = useState(isKnown)
  return wasKnown || isReturn()
}
