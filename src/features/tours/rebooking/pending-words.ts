import { pending as words } from '#src/features/tours/copy.ts'
import type { BookingOnPhone } from '#src/features/tours/mutations.ts'
import { queuedWords, said } from '#src/forms/result/result-words.ts'

type Subject = Pick<
  BookingOnPhone,
  'state' | 'waitingFor' | 'mayHaveArrived' | 'message' | 'settledAt' | 'isErased'
>

/**
 * The truth about a booking of this phone. `isSaved` false: it is on no disk. `hasArrived`: of one whose details are gone,
 * that another of its tour and initials has.
 */
export function pendingWords(
  { state, waitingFor, mayHaveArrived, message, settledAt, isErased }: Subject,
  isSaved: boolean,
  hasArrived: string | null = null,
) {
  const next = hasArrived === null ? words.again : said(hasArrived, words.orElse)
  switch (state) {
    case 'queued':
      return queuedWords({ isSaved, waitingFor }, words)
    case 'refused':
      if (settledAt === null && message) return message // no API has refused it
      if (mayHaveArrived)
        return said(message === null ? words.unsure : words.refusedInDoubt(message), hasArrived)
      if (!isErased) return words.refused(message)
      if (message === null) return said(words.refusedErased, next)
      return said(words.refusedErased, message.replace(/[^.!?]$/, '$&.'), hasArrived)
    case 'expired':
      return mayHaveArrived ? said(words.expiredInDoubt, hasArrived) : said(words.expired, next)
    case 'unsure':
      return message === null ? words.unsure : words.fault(message)
    case 'sending':
    case 'delivered':
      return words[state]
  }
}
