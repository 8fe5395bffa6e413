import { startTransition, useEffect, useState } from 'react'
import { isReturn } from '#src/device/is-return.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'

let somebodyReads = false
void readerEngaged.then(() => {
  somebodyReads = true
})

/** Whether somebody reads, or comes back to where they read: their old position must exist. */
export function useReader(): boolean {
  const [isRead, setRead] = useState(() => somebodyReads || isReturn())
  useEffect(() => {
    if (isRead) return undefined
    let isGone = false
    void readerEngaged.then(() => isGone || startTransition(() => setRead(true)))
    return () => {
      isGone = true
    }
  }, [isRead])
  return isRead
}
