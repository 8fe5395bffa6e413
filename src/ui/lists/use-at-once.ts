import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isReturn } from '#src/device/is-return.ts'

/**
 * Whether a list is drawn at once instead of piece by piece. A returning reader's old position must exist. They return
 * by Back, to a list that was known when its screen came, or to a page to which the browser itself came back.
 */
export function useAtOnce(isKnown: boolean): boolean {
  const isBack = useNavigationType() === 'POP'
  const [isAtOnce] = useState(isKnown && isBack)
  return isAtOnce || isReturn()
}
