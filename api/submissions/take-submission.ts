import type { Context } from 'hono'
import * as v from 'valibot'
import { AGE_FIELD } from '#contract/sent/form-sign.ts'
import { type Answer, failed, invalid } from '../http/answers.ts'
import { readJsonBody } from '../http/json-body.ts'
import { NO_STORE, send } from '../http/send.ts'
import { DayIsFull } from './day-bound.ts'
import type { KeyedAnswer } from './idempotency.ts'
import { readKey } from './key-header.ts'
import type { SubmissionRules } from './submission-rules.ts'
import { fellIntoTrap, isTooQuick } from './trap.ts'

const REPLAYED = { 'Idempotency-Replayed': 'true' }
const TOO_QUICK = 'That was very quick. Please look at your details and press once more.'
const IN_FLIGHT_WAIT = { 'Retry-After': '1' } // seconds

type Taker<Request> = {
  schema: v.GenericSchema<unknown, Request>
  /** What a success looks like: a script in the trap gets the same. */
  likeSuccess: (request: Request) => Answer
  perform: (request: Request, key: string | null) => Promise<KeyedAnswer>
}

/** Header, body and shape are checked before any lookup: a malformed request never spends its key. */
export async function takeSubmission<Request>(
  c: Context,
  { needsKey, shortestFormMs }: SubmissionRules,
  { schema, likeSuccess, perform }: Taker<Request>,
): Promise<Response> {
  const header = readKey(c.req.header('Idempotency-Key'))
  if (!header.ok) return send(c, failed(400, 'The Idempotency-Key must be a UUID.'), NO_STORE)
  if (needsKey && header.key === null) {
    return send(c, failed(400, 'Send an Idempotency-Key: a UUID, new for each form.'), NO_STORE)
  }
  const body = await readJsonBody(c)
  if (!body.ok) return send(c, body.answer, NO_STORE)
  const parsed = v.safeParse(schema, asRecord(body.value), { abortPipeEarly: true })
  if (!parsed.success) return send(c, schemaRefusal(parsed.issues), NO_STORE)
  if (fellIntoTrap(body.value)) return send(c, likeSuccess(parsed.output), NO_STORE)
  if (isTooQuick(body.value, shortestFormMs)) {
    return send(c, invalid({ [AGE_FIELD]: [TOO_QUICK] }), NO_STORE)
  }
  return answerOf(c, () => perform(parsed.output, header.key))
}

async function answerOf(c: Context, perform: () => Promise<KeyedAnswer>): Promise<Response> {
  try {
    const answer = await perform()
    return send(c, answer, {
      ...NO_STORE,
      ...(answer.replayed ? REPLAYED : {}),
      ...(answer.status === 409 ? IN_FLIGHT_WAIT : {}),
    })
  } catch (error) {
    if (!(error instanceof DayIsFull)) throw error
    const wait = { 'Retry-After': String(error.retryAfterSeconds) }
    return send(c, failed(429, 'No more can be taken today. Please try again tomorrow.'), {
      ...NO_STORE,
      ...wait,
    })
  }
}

/** A list, a text or `null` holds none of the fields, so the answer tells the form which ones are missing. */
const asRecord = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

function schemaRefusal(issues: readonly v.BaseIssue<unknown>[]): Answer {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return invalid(errors)
}
