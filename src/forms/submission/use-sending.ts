import { useRef, useState } from 'react'
import type { KeptForm } from '#src/forms/use-kept-form.ts'

/**
 * A form being sent. `isSaved`: the phone holds what is being sent. If sending fails without an answer, the form keeps
 * it.
 */
export function useSending(kept: KeptForm, onFailure: () => void) {
  const [isSending, setIsSending] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const isBusy = useRef(false) // ten presses may come before the next render (FM-4)

  /** Null: it failed, or another one is still being sent. Calls `whenKept` once the phone holds it. */
  async function sendOnce<Result>(send: (whenKept: () => void) => Promise<Result>): Promise<Result | null> {
    if (isBusy.current) return null
    isBusy.current = true
    setIsSending(true)
    setIsSaved(false)
    try {
      return await send(() => {
        kept.handOver()
        setIsSaved(true)
      })
    } catch {
      kept.takeBack()
      onFailure() // the form still holds what was typed; the reason may hold personal data
      return null
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return { isSending, isSaved, sendOnce }
}
