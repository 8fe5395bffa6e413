import { pending, outcome as words } from '#src/features/tours/copy.ts'
import type { BookingResult } from '#src/features/tours/mutations.ts'
import { toast } from '#src/ui/toast.ts'

const SUCCESS_TOAST_MS = 5_000 // spec §9

/** The truth about a booking in the words of spec §8 and decision D10. */
export function tellResult(result: BookingResult): void {
  if (result.outcome === 'delivered') toast.success(words.delivered, { durationMs: SUCCESS_TOAST_MS })
  else if (result.outcome === 'queued') toast.info(queuedWords(result))
  else if (result.outcome === 'refused') toast.error(result.message ?? words.failed)
  else if (result.isRepeat) toast.warning(words.stillUnsure)
  else if (result.isAnswered) toast.error(result.message ?? words.failed)
  else toast.warning(words.unsure)
}

function queuedWords({ isSaved, waitsForServer }: Extract<BookingResult, { outcome: 'queued' }>): string {
  if (!isSaved) return words.inMemory
  return waitsForServer ? pending.waitsForServer : words.queued
}
