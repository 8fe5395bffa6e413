import { copy } from '#src/forms/copy.ts'
import type { SubmissionResult, WaitsFor } from './submission-result.ts'

/** What a form tells of each outcome. */
export type OutcomeWords = {
  delivered: string
  queued: string
  /** The phone stores nothing. */
  inMemory: string
  unsure: string
  /** It was in doubt before, and was not sent again. */
  stillUnsure: string
  /** Refused, at fault, or broken on the way. */
  failed: string
}

/** What the specification asks of one form only. */
export type Telling = {
  words: OutcomeWords
  /** The server's words take the place of `failed`. */
  repeatsServer?: boolean
  successMs?: number
}

/** For a toast. */
export type Saying = { kind: 'success' | 'info' | 'warning' | 'error'; text: string; durationMs?: number }

/** The truth about a submission (decision D10). Null: it was erased meanwhile, and “saved” would be untrue. */
export function resultWords(
  result: SubmissionResult,
  { words, repeatsServer = false, successMs }: Telling,
): Saying | null {
  if (result.outcome === 'erased') return null
  if (result.outcome === 'delivered')
    return { kind: 'success', text: words.delivered, ...(successMs && { durationMs: successMs }) }
  if (result.outcome === 'overtaken') return { kind: 'warning', text: copy.overtaken }
  if (result.outcome === 'queued') return { kind: 'info', text: queuedWords(result, words) }
  if (result.outcome === 'unsure' && result.isRepeat)
    return { kind: 'warning', text: result.isOnItsWay ? copy.onItsWay : words.stillUnsure }
  if (result.outcome === 'unsure' ? !result.isAnswered : result.why === 'in-doubt' && result.message === null)
    return { kind: 'warning', text: words.unsure }
  return { kind: 'error', text: (repeatsServer && result.message) || words.failed }
}

/** Sentences in a row, without those that have nothing to say. */
export const said = (...sentences: (string | null)[]): string => sentences.filter(Boolean).join(' ')

type Queued = { isSaved: boolean; waitingFor: WaitsFor | null }
type QueuedWords = Pick<OutcomeWords, 'queued' | 'inMemory'>

/** Why it waits: a phone without a line, a server that cannot take it, or a phone that stores nothing. */
export function queuedWords({ isSaved, waitingFor }: Queued, words: QueuedWords): string {
  if (waitingFor === 'room') return copy.waitsForRoom // it is on the disk, which takes no word of its sending
  if (!isSaved) return words.inMemory
  if (waitingFor === 'server') return copy.waitsForServer
  return waitingFor === 'portal' ? copy.waitsForPortal : words.queued
}
