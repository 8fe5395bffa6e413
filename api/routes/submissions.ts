import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endpoints } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { failed, found } from '../http/answers.ts'
import { BODY_MAX_BYTES } from '../http/json-body.ts'
import { NO_STORE, send } from '../http/send.ts'
import type { Log } from '../log/log.ts'
import { applicationRequestSchema, applyToTeam, withRecord } from '../submissions/apply-to-team.ts'
import { answerOnce } from '../submissions/idempotency.ts'
import type { SubmissionRules } from '../submissions/submission-rules.ts'
import { takeSubmission } from '../submissions/take-submission.ts'
import { bookTour, TOUR_BOOKED, turnOfBooking } from '../tours/book-tour.ts'
import { BookingsOfDay } from '../tours/booking-bounds.ts'
import { bookingRequestSchema } from '../tours/booking-request.ts'

const tooLarge = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (c) => send(c, failed(413, 'The body is larger than 16 KB.'), NO_STORE),
})

const dayIsFull = (perDay: number) =>
  `BOOKINGS_PER_DAY=${perDay} is reached: nobody can book before midnight in Lagos. Raise it if these are visitors.`

export function submissionRoutes(db: Database, now: () => Date, rules: SubmissionRules, log: Log): Hono {
  const routes = new Hono()
  const { perDay } = rules.bookings
  const ofDay = new BookingsOfDay(perDay, () => log({ level: 'warn', msg: dayIsFull(perDay) }))

  routes.post(endpoints.bookTour(), tooLarge, (c) =>
    takeSubmission(c, rules, {
      schema: bookingRequestSchema,
      likeSuccess: () => TOUR_BOOKED,
      perform: (request, key) => {
        const moment = now()
        const circumstances = { now: moment, key, bounds: rules.bookings, ofDay }
        const perform = (tx: Database) => bookTour(tx, request, circumstances)
        const turn = turnOfBooking(request)
        return answerOnce(db, { route: endpoints.bookTour(), key, request, turn, now: moment, perform })
      },
    }),
  )

  routes.post(endpoints.applyToTeam(), tooLarge, (c) =>
    takeSubmission(c, rules, {
      schema: applicationRequestSchema,
      likeSuccess: found,
      perform: async (request, key) => {
        const moment = now()
        const { hidesApplicants } = rules
        const perform = (tx: Database) => applyToTeam(tx, request, { now: moment, hidesApplicants })
        const route = endpoints.applyToTeam()
        const answer = await answerOnce(db, { route, key, request, turn: null, now: moment, perform })
        const shown = await withRecord(db, answer, { request, hidesApplicants })
        return { ...shown, replayed: answer.replayed }
      },
    }),
  )

  return routes
}
