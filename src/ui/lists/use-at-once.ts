import { useState } from 'react'
import { isReturn } from '#src/device/is-return.ts'

/**
 * Whether a list is drawn at once instead of piece by piece. That is so if it was known when its screen came, or if the
 * browser came back to the page. A returning reader's old position must exist.
 */
export function useAtOnce(isKnown: boolean): boolean {
  const [wasKnown] = useState(isKnown)
  return wasKnown || isReturn()
}
