/** From an answer to what happens with the entry: the table applied, with the API's words. */
import { innerStatus, parseRefusal, type RefusalBody } from '#contract/records/envelope.ts'
import type { Answer } from './answer.ts'
import { VERDICT_TABLE, type VerdictRow } from './verdict-table.ts'

const MESSAGE_MAX = 500 // characters
/** A stack trace or a query, which may name what the person typed; so may whatever is long where a server is at fault. */
const isOfMachine = (message: string, status: number): boolean =>
  /SQLSTATE|Exception/.test(message) || (status >= 500 && /\n|.{201}/.test(message))

/**
 * The API refused the key itself. It holds the key for a body that it now reads differently, so the key was there
 * before.
 */
const KEY_FIELD = 'Idempotency-Key'

export type Verdict = RefusalBody & {
  decision: VerdictRow['decision'] | 'unsure'
  mayHaveArrived: boolean
  /** The API refused this very key in its own words: no earlier attempt with it can have succeeded. */
  clearsDoubt: boolean
  waitsFor: VerdictRow['waitsFor']
  status: number | null
  retryAfterMs: number | null
}

/** `idempotent`: the API keeps the Idempotency-Key, so the same request may be sent again whatever happened before. */
export function verdictOf(received: Answer, { idempotent }: { idempotent: boolean }): Verdict {
  const answer = withInnerStatus(received)
  const row = rowOf(answer)
  const decision = idempotent ? row.decision : decisionWithoutKeys(row)
  const isResponse = answer.kind === 'response'
  // Nothing was sent, and what answered the question before it says why, and for how long.
  const heard = answer.kind === 'unreached' && answer.met ? withInnerStatus(answer.met) : answer
  const isJson = isResponse && answer.body.format === 'json'
  const words = wordsOf(answer)
  const isKeyKnown = KEY_FIELD in words.fieldErrors
  return {
    decision,
    mayHaveArrived: row.mayHaveArrived || isKeyKnown,
    clearsDoubt: idempotent && decision === 'refused' && isJson && !isKeyKnown,
    waitsFor: rowOf(heard).waitsFor,
    status: isResponse ? answer.status : null,
    retryAfterMs: heard.kind === 'response' ? heard.retryAfterMs : null,
    ...words,
  }
}

export function decisionWithoutKeys(row: VerdictRow): Verdict['decision'] {
  if (row.withoutKeys) return row.withoutKeys
  return row.decision === 'retry' && row.mayHaveArrived ? 'unsure' : row.decision
}

function rowOf(answer: Answer): VerdictRow {
  const row = VERDICT_TABLE.find(({ matches }) => matches(answer))
  if (!row) throw new Error('The last row of the verdict table matches everything')
  return row
}

/** A refusal inside a 200 (`{ statusCode: 402, … }`) counts as the status that it names. */
function withInnerStatus(answer: Answer): Answer {
  if (answer.kind !== 'response' || answer.body.format !== 'json') return answer
  const isSuccess = answer.status >= 200 && answer.status < 300
  return { ...answer, status: (isSuccess && innerStatus(answer.body.json)) || answer.status }
}

function wordsOf(answer: Answer): RefusalBody {
  if (answer.kind !== 'response' || answer.body.format !== 'json') return { message: null, fieldErrors: {} }
  const { message, fieldErrors } = parseRefusal(answer.body.json)
  const isForPeople = message && !isOfMachine(message, answer.status)
  return { message: isForPeople ? message.slice(0, MESSAGE_MAX) : null, fieldErrors }
}
