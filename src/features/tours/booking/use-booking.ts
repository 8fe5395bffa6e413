import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pending, outcome as words } from '#src/features/tours/copy.ts'
import { type Booking, bookTour } from '#src/features/tours/mutations.ts'
import { seatKeys } from '#src/features/tours/queries.ts'
import { useSending } from '#src/forms/use-sending.ts'
import { toast } from '#src/ui/toast.ts'
import { type FieldErrors, refusedFields } from './refused-fields.ts'
import { tellResult } from './tell-result.ts'
import type { BookingDraft } from './use-booking-draft.ts'

type InForm = Pick<BookingDraft, 'refusedId' | 'setRefusedId' | 'remember' | 'kept'>

/**
 * What becomes of the form: `done` and cleared, `refused` and to be corrected, or `gone` and shown beside other dates.
 * Null if it stays unchanged. Words typed over it during sending belong to somebody else.
 */
export type FormAfter = { form: 'done' | 'gone' | 'refused'; bookingId: string } | null

export type BookingInForm = {
  isSending: boolean
  /** The phone keeps the booking that is being sent. */
  isSaved: boolean
  errors: FieldErrors
  /** Why the last try was refused, where no field says so. */
  refusal: string | null
  setErrors: (change: (before: FieldErrors) => FieldErrors) => void
  book: (booking: Booking) => Promise<FormAfter>
}

export function useBooking({ refusedId, setRefusedId, remember, kept }: InForm): BookingInForm {
  const queryClient = useQueryClient()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isSending, isSaved, sendOnce } = useSending(kept, () => {
    setRefusal(words.failed)
    toast.error(words.failed)
  })

  async function book(booking: Booking): Promise<FormAfter> {
    return sendOnce(async (whenKept): Promise<FormAfter> => {
      const isUntouched = remember()
      setRefusal(null)
      const result = await bookTour(booking, refusedId, whenKept)
      const { bookingId } = result
      const isOurs = isUntouched()
      tellResult(result)
      // This person or another took a seat, so the lists on the screen may be wrong now.
      for (const queryKey of seatKeys) void queryClient.invalidateQueries({ queryKey })
      const isRefused = result.outcome === 'refused'
      // A fault of the server is no reason to type it all again.
      const isFault = result.outcome === 'unsure' && (result.isAnswered || result.isRepeat)
      const refused = isRefused && isOurs ? refusedFields(result.fieldErrors) : { errors: {}, others: [] }
      setRefusedId((isRefused || isFault) && isOurs ? bookingId : null)
      setErrors(refused.errors)
      if (!isRefused && !isFault && isOurs) return { form: 'done', bookingId }
      kept.takeBack()
      if (!isRefused || !isOurs) return null
      if (result.isSlotGone) return { form: 'gone', bookingId }
      const isSaidByFields = Object.keys(refused.errors).length > 0 && refused.others.length === 0
      if (!isSaidByFields) setRefusal(pending.refused(refused.others.join(' ') || result.message))
      return { form: 'refused', bookingId }
    })
  }

  return { isSending, isSaved, errors, refusal, setErrors, book }
}
