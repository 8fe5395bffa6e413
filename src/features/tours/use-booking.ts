import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from '#src/ui/toast.ts'
import { outcome as words } from './copy.ts'
import { type Booking, bookTour } from './mutations.ts'
import { seatKeys } from './queries.ts'
import { type FieldErrors, refusedFields } from './refused-fields.ts'
import { tellResult } from './tell-result.ts'
import type { BookingDraft } from './use-booking-draft.ts'

type InForm = Pick<BookingDraft, 'refusedId' | 'setRefusedId' | 'remember' | 'kept'>

/**
 * What becomes of the form: `done` and cleared, `kept` to be corrected, or kept beside other dates for what is `gone`.
 * What was typed over what was sent, while it was being sent, is somebody else's and is `kept`.
 */
export type FormAfter = 'done' | 'kept' | 'gone'

export type BookingInForm = {
  isSending: boolean
  /** The booking that is being sent is kept on the phone. */
  isSaved: boolean
  errors: FieldErrors
  setErrors: (change: (before: FieldErrors) => FieldErrors) => void
  book: (booking: Booking) => Promise<FormAfter>
}

export function useBooking({ refusedId, setRefusedId, remember, kept }: InForm): BookingInForm {
  const queryClient = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const isBusy = useRef(false) // ten presses may come before the next render (failure mode F4)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function book(booking: Booking): Promise<FormAfter> {
    if (isBusy.current) return 'kept'
    isBusy.current = true
    setIsSending(true)
    setIsSaved(false)
    const isUntouched = remember()
    const whenKept = () => {
      kept.handOver()
      setIsSaved(true)
    }
    try {
      const result = await bookTour(booking, refusedId, whenKept)
      const isOurs = isUntouched()
      const isRefused = result.outcome === 'refused'
      setRefusedId(isRefused && isOurs ? result.bookingId : null)
      setErrors(isRefused && isOurs ? refusedFields(result.fieldErrors) : {})
      tellResult(result)
      // A seat was taken, by this person or by another: the lists on the screen may be wrong now.
      for (const queryKey of seatKeys) void queryClient.invalidateQueries({ queryKey })
      if (!isRefused && isOurs) return 'done'
      kept.takeBack()
      return isRefused && result.isSlotGone && isOurs ? 'gone' : 'kept'
    } catch {
      kept.takeBack()
      toast.error(words.failed) // what was typed is still in the form; the reason may hold personal data
      return 'kept'
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return { isSending, isSaved, errors, setErrors, book }
}
