import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#src/ui/toast.ts'
import { useSending } from '#src/ui/use-sending.ts'
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
  const [errors, setErrors] = useState<FieldErrors>({})
  const { isSending, isSaved, sendOnce } = useSending(kept, () => toast.error(words.failed))

  async function book(booking: Booking): Promise<FormAfter> {
    const after = await sendOnce(async (whenKept): Promise<FormAfter> => {
      const isUntouched = remember()
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
    })
    return after ?? 'kept'
  }

  return { isSending, isSaved, errors, setErrors, book }
}
