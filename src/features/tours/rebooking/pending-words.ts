import { pending as words } from '#src/features/tours/copy.ts'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { queuedWords } from '#src/forms/result/result-words.ts'

type Subject = Pick<
  BookingOnPhone,
  'state' | 'waitingFor' | 'mayHaveArrived' | 'message' | 'settledAt' | 'isErased'
>

/** The truth about a booking of this phone. `isSaved` false: it is on no disk. */
export function pendingWords(
  { state, waitingFor, mayHaveArrived, message, settledAt, isErased }: Subject,
  isSaved: boolean,
) {
  switch (state) {
    case 'queued':
      return queuedWords({ isSaved, waitingFor }, words)
    case 'refused':
      if (settledAt === null && message) return message // no API has refused it
      if (!mayHaveArrived) return words[isErased ? 'refusedErased' : 'refused'](message)
      return message === null ? words.unsure : words.refusedInDoubt(message)
    case 'expired':
      return mayHaveArrived ? words.expiredInDoubt : words.expired
    case 'unsure':
      return message === null ? words.unsure : words.fault(message)
    case 'sending':
    case 'delivered':
      return words[state]
  }
}
