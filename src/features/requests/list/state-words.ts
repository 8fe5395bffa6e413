import { states as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'

export type StateTone = 'waits' | 'good' | 'bad' | 'unsure'
export type StateWords = { title: string; text: string; tone: StateTone }

type Subject = Pick<
  RequestOnPhone,
  | 'kind'
  | 'state'
  | 'waitingFor'
  | 'message'
  | 'details'
  | 'mayHaveArrived'
  | 'countsOnce'
  | 'tour'
  | 'isElsewhere'
  | 'settledAt'
>

/**
 * The truth about a request in plain words (decision D10). `isSaved` false: it is on no disk. `today`: `Y-m-d`
 * in Lagos.
 */
export function stateWords(request: Subject, isSaved: boolean, today: string): StateWords {
  const { kind, state, tour } = request
  switch (state) {
    case 'queued':
      return { title: words.queued.title, text: queuedText(request, isSaved), tone: 'waits' }
    case 'sending':
      return { ...words.sending, tone: 'waits' }
    case 'delivered':
      return {
        ...words.delivered[kind],
        ...((tour?.visit?.date ?? today) < today && words.dayIsOver),
        tone: 'good',
      }
    case 'already-received':
      return { ...words.alreadyReceived, tone: 'good' }
    case 'refused':
      if (request.mayHaveArrived)
        return { title: words.unsure.title, text: refusedText(request), tone: 'unsure' }
      return {
        title: request.settledAt === null ? words.queued.title : words.refused[kind], // null: by no API
        text: refusedText(request),
        tone: 'bad',
      }
    case 'expired':
      return request.mayHaveArrived
        ? { ...words.expiredInDoubt, tone: 'unsure' }
        : { ...words.expired, tone: 'bad' }
    case 'unsure':
      return {
        title: words.unsure.title,
        text: unsureText(request),
        tone: 'unsure',
      }
  }
}

function unsureText({ message, isElsewhere }: Subject): string {
  if (isElsewhere) return words.refused.inDoubt
  return message === null ? words.unsure.text : words.unsure.fault(message)
}

function queuedText({ waitingFor, countsOnce, mayHaveArrived }: Subject, isSaved: boolean): string {
  if (waitingFor === 'room') return words.queued.waitsForRoom
  if (!isSaved) return words.queued.inMemory
  if (waitingFor === 'server') return words.queued.waitsForServer
  if (waitingFor === 'portal') return words.queued.waitsForPortal
  if (countsOnce) return words.queued.countsOnce
  return mayHaveArrived ? words.queued.again : words.queued.saved
}

function refusedText({ message, details, mayHaveArrived }: Subject): string {
  // With the details a reason may be erased that named the person (outbox/initials.ts).
  const said = message ?? (details ? words.refused.noReason : '')
  const reason = said.replace(/[^.!?]$/, '$&.') // the server's sentences have no full stop
  const text = `${reason} ${details ? words.refused.kept : words.refused.erased}`
  return `${text.trimStart()}${mayHaveArrived ? words.refused.inDoubt : ''}`
}
