import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BookingPayload } from '#contract/site-tour.ts'
import { toast } from '#src/ui/toast.ts'
import { outcome as words } from './copy.ts'
import { type BookingResult, bookTour } from './mutations.ts'
import { seatKeys } from './queries.ts'
import { type FieldErrors, refusedFields } from './refused-fields.ts'

const SUCCESS_TOAST_MS = 5_000 // spec §9

export type Booking = {
  isSending: boolean
  /** The refused booking whose details are still in the form; its next version replaces it. */
  refusedId: string | null
  errors: FieldErrors
  setErrors: (change: (before: FieldErrors) => FieldErrors) => void
  /** Answers true when the form has done its work and may be cleared. */
  book: (payload: BookingPayload, label: string) => Promise<boolean>
}

export function useBooking(): Booking {
  const queryClient = useQueryClient()
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false) // ten presses may come before the next render (failure mode F4)
  const [refusedId, setRefusedId] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function book(payload: BookingPayload, label: string): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setIsSending(true)
    try {
      const result = await bookTour(payload, label, refusedId)
      const isRefused = result.outcome === 'refused'
      setRefusedId(isRefused ? result.bookingId : null)
      setErrors(isRefused ? refusedFields(result.fieldErrors) : {})
      tell(result)
      // A seat was taken, by this person or by another: the lists on the screen may be wrong now.
      for (const queryKey of seatKeys) void queryClient.invalidateQueries({ queryKey })
      return !isRefused
    } catch {
      toast.error(words.failed) // what was typed is still in the form; the reason may hold personal data
      return false
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return { isSending, refusedId, errors, setErrors, book }
}

function tell(result: BookingResult): void {
  if (result.outcome === 'delivered') toast.success(words.delivered, { durationMs: SUCCESS_TOAST_MS })
  else if (result.outcome === 'queued') toast.info(result.isSaved ? words.queued : words.inMemory)
  else if (result.outcome === 'unsure') toast.warning(words.unsure)
  else toast.error(result.message ?? words.failed)
}
