import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'

/**
 * What a press chose, once its answer is on the screen: for what draws much, while the pressed button shows the choice
 * at once (decision 147).
 */
export function useAfterPress<Value>(chosen: Value): Value {
  const [shown, setShown] = useState(chosen)
  useEffect(
    () => (chosen === shown ? undefined : afterPaint(() => startTransition(() => setShown(chosen)))),
    [chosen, shown],
  )
  return shown
}
