import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { endpoints } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { type Answer, failed, invalid } from '../http/answers.ts'
import { BODY_MAX_BYTES, readJsonBody } from '../http/json-body.ts'
import { send } from '../http/send.ts'
import { applicationRequestSchema, applyToTeam, withStoredRecord } from '../submissions/apply-to-team.ts'
import { answerOnce, type KeyedAnswer } from '../submissions/idempotency.ts'
import { readKey } from '../submissions/key-header.ts'
import { bookTour } from '../tours/book-tour.ts'
import { bookingRequestSchema } from '../tours/booking-request.ts'

const tooLarge = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (c) => send(c, failed(413, 'The body is larger than 16 KB.'), NO_STORE),
})

const NO_STORE = { 'Cache-Control': 'no-store' }
const REPLAYED = { 'Idempotency-Replayed': 'true' }
const IN_FLIGHT_WAIT = { 'Retry-After': '1' } // seconds

export function submissionRoutes(db: Database, now: () => Date): Hono {
  const routes = new Hono()

  routes.post(endpoints.bookTour(), tooLarge, (c) =>
    submit(c, bookingRequestSchema, (request, key) => {
      const moment = now()
      const perform = (tx: Database) => bookTour(tx, request, { now: moment, key })
      return answerOnce(db, { route: endpoints.bookTour(), key, request, now: moment, perform })
    }),
  )

  routes.post(endpoints.applyToTeam(), tooLarge, (c) =>
    submit(c, applicationRequestSchema, async (request, key) => {
      const moment = now()
      const perform = (tx: Database) => applyToTeam(tx, request, moment)
      const answer = await answerOnce(db, {
        route: endpoints.applyToTeam(),
        key,
        request,
        now: moment,
        perform,
      })
      return { ...(await withStoredRecord(db, answer, request)), replayed: answer.replayed }
    }),
  )

  return routes
}

/** Header, body and shape are checked before anything is looked up: a malformed request never spends its key. */
async function submit<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  perform: (request: v.InferOutput<Schema>, key: string | null) => Promise<KeyedAnswer>,
): Promise<Response> {
  const header = readKey(c.req.header('Idempotency-Key'))
  if (!header.ok) return send(c, failed(400, 'The Idempotency-Key must be a UUID.'), NO_STORE)
  const body = await readJsonBody(c)
  if (!body.ok) return send(c, body.answer, NO_STORE)
  const parsed = v.safeParse(schema, asRecord(body.value), { abortPipeEarly: true })
  if (!parsed.success) return send(c, shapeRefusal(parsed.issues), NO_STORE)
  const answer = await perform(parsed.output, header.key)
  return send(c, answer, {
    ...NO_STORE,
    ...(answer.replayed ? REPLAYED : {}),
    ...(answer.status === 409 ? IN_FLIGHT_WAIT : {}),
  })
}

/** A list, a text or `null` holds none of the fields: the visitor's form is told which ones are missing. */
const asRecord = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

function shapeRefusal(issues: readonly v.BaseIssue<unknown>[]): Answer {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return invalid(errors)
}
